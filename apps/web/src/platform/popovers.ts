/** Sheets and tips are popovers of the browser's own; one that has none is given them, with what it lacks of them. */
export function bringPopovers() {
  if ("popover" in HTMLElement.prototype) return;
  import("@oddbird/popover-polyfill").catch(() => {
    // Lost on the way: the next page asks again.
  });
}
