"use strict";
// The page is complete without this: it only sorts, filters and unfolds.
(() => {
  const list = document.getElementById("bucket-list");
  const buckets = [...list.children];
  const controls = document.querySelector(".controls");
  const [order, status, filter, unfold, shown] =
    ["order", "status", "filter", "unfold", "shown"].map((id) => document.getElementById(id));
  const descending = new Set(["findings", "last"]);

  const sort = () => {
    const key = order.value;
    const sign = descending.has(key) ? -1 : 1;
    const by = (a, b) => sign * (a.dataset[key] - b.dataset[key]) || a.dataset.place - b.dataset.place;
    list.append(...buckets.sort(by));
  };
  const select = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const bucket of buckets) {
      const text = bucket.textContent.toLowerCase();
      const fits = (!status.value || bucket.dataset.status === status.value) && words.every((word) => text.includes(word));
      bucket.hidden = !fits;
    }
    const count = buckets.filter((bucket) => !bucket.hidden).length;
    shown.textContent = count === buckets.length ? "" : `${count} of ${buckets.length} shown`;
  };
  const unfoldAll = (open) => {
    for (const bucket of buckets) bucket.open = open;
    unfold.textContent = open ? "Fold all" : "Unfold all";
  };
  controls.hidden = buckets.length === 0;
  controls.addEventListener("submit", (event) => event.preventDefault());
  order.addEventListener("change", sort);
  status.addEventListener("change", select);
  filter.addEventListener("input", select);
  unfold.addEventListener("click", () => unfoldAll(!buckets.every((bucket) => bucket.open)));
  addEventListener("beforeprint", () => unfoldAll(true));

  for (const table of document.querySelectorAll(".sortable")) {
    const body = table.tBodies[0];
    [...table.tHead.rows[0].cells].forEach((heading, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener("click", () => {
        const isNumber = heading.classList.contains("number");
        const first = isNumber ? "descending" : "ascending";
        const second = isNumber ? "ascending" : "descending";
        const direction = heading.ariaSort === first ? second : first;
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        heading.ariaSort = direction;
        const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
        const compare = isNumber ? (a, b) => value(a) - value(b) : (a, b) => value(a).localeCompare(value(b));
        body.append(...[...body.rows].sort((a, b) => (direction === "descending" ? -compare(a, b) : compare(a, b))));
      });
    });
  }
})();
