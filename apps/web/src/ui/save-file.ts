/** Long enough for a browser to have begun reading the file. */
const RELEASE_AFTER_MS = 60_000;

/** Saves a text or a blob under a name on the reader's device, as a download does. */
export function saveFile(name: string, content: string | Blob, type = "text/plain"): void {
  const blob =
    typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // Firefox follows only a link that stands in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
