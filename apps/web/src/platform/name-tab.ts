/**
 * Names the tab by the title that its page has, also when a page puts its own there later; the answer stops it.
 * @param nameOf the tab's name by a title; of such a name, the same again
 */
export function nameTab(nameOf: (title: string) => string): () => void {
  const put = () => {
    const name = nameOf(document.title);
    if (document.title !== name) document.title = name;
  };
  put();
  // Going to another page puts that page's own title there.
  const watcher = new MutationObserver(put);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}
