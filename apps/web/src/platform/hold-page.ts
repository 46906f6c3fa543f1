/** What would be lost with the page, by its id: it goes on wherever one is in the page. */
const held = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the page is closed or reloaded, until what would be lost is let go. */
export function holdPage(id: string) {
  held.add(id);
  addEventListener("beforeunload", ask);
}

/** What was under this id is safe, or is not wanted any more. */
export function letPageGo(id: string) {
  held.delete(id);
  if (held.size === 0) removeEventListener("beforeunload", ask);
}
