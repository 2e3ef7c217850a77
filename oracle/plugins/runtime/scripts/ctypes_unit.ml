(* The driver of a unit in OCaml's ctypes; what follows it is generated. docs/engines.md describes the protocol. *)
open Ctypes

let library = Dl.dlopen ~filename:Sys.argv.(1) ~flags:[ Dl.RTLD_NOW ]
let support name ty = Foreign.foreign ~from:library name ty
let on_object = int @-> int @-> ptr void @-> returning void
let bf_fill = support "bf_fill" on_object
let bf_check = support "bf_check" on_object
let bf_report = support "bf_report" on_object
let bf_layout = support "bf_layout" (int @-> int @-> long @-> returning void)
let bf_attach = support "bf_attach" (void @-> returning void)
let bf_run_reference = support "bf_run_reference" (int @-> returning void)
let bf_set = support "bf_set" (int @-> ptr void @-> returning void)
let bf_offer = support "bf_offer" (int @-> returning void)
let bf_offer_layouts = support "bf_offer_layouts" (void @-> returning void)
let bf_refuse = support "bf_refuse" (int @-> int @-> string @-> returning void)
let bf_next = support "bf_next" (void @-> returning int)
let () = bf_attach ()
let callers : (int, unit -> unit) Hashtbl.t = Hashtbl.create 64
let layouts : (unit -> unit) list ref = ref []

(* Closures live as long as the values of OCaml that they were made of. *)
let kept : Obj.t list ref = ref []
let keep value = kept := Obj.repr value :: !kept
let refuse number direction why = bf_refuse number direction (Printexc.to_string why)

let caller number prepare =
  try
    Hashtbl.replace callers number (prepare ());
    bf_offer number
  with why -> refuse number 0 why

let callee number ty run =
  try
    let pointer_type = Foreign.funptr ty in
    let pointer = allocate pointer_type run in
    keep run;
    keep pointer;
    bf_set number !@(coerce (ptr pointer_type) (ptr (ptr void)) pointer)
  with why -> refuse number 1 why

let tell_long record what value = bf_layout record what (Signed.Long.of_int value)

let drive lays_out =
  if lays_out then bf_offer_layouts ();
  let rec go () =
    match bf_next () with
    | -1 -> ()
    | -2 ->
        List.iter (fun tell -> tell ()) (List.rev !layouts);
        go ()
    | code when code mod 2 = 1 ->
        bf_run_reference (code / 2);
        go ()
    | code ->
        (try (Hashtbl.find callers (code / 2)) () with why -> refuse (code / 2) 0 why);
        go ()
  in
  go ()
