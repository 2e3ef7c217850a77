# The interpreter with its standard library, by the compiler of the environment.
MRuby::Build.new do |conf|
  conf.toolchain :gcc
  conf.cc { |cc| cc.command = ENV["CC"]; cc.flags = [] }
  conf.linker { |linker| linker.command = ENV["CC"] }
  conf.gembox "stdlib"
  conf.gembox "math"
  conf.gem core: "mruby-bin-mruby"
  conf.gem core: "mruby-bin-mrbc"
end
