import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import type { ChosenFile } from "./picture.ts";

/** What lies on a clipboard, or is dragged. */
export interface Brought {
  readonly html?: string;
  readonly text?: string;
  readonly files?: readonly ChosenFile[];
}

/** What a program puts on the clipboard as HTML. */
export const clipboardOf = (program: string) =>
  readFile(new URL(`clipboards/${program}.html`, import.meta.url), "utf8");

/**
 * Pastes into an element, or drops on the middle of it.
 * @returns whether the page took it, so that the browser does nothing of its own with it
 */
export async function bring(
  kind: "paste" | "drop",
  place: Locator,
  { html, text, files = [] }: Brought,
): Promise<boolean> {
  const contents = files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] }));
  return place.evaluate(
    (element, brought) => {
      const data = new DataTransfer();
      if (brought.html !== undefined) data.setData("text/html", brought.html);
      if (brought.text !== undefined) data.setData("text/plain", brought.text);
      for (const { bytes, name, mimeType: type } of brought.contents)
        data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const { x, y, width, height } = element.getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true };
      const event =
        brought.kind === "paste"
          ? new ClipboardEvent("paste", { ...shared, clipboardData: data })
          : new DragEvent("drop", {
              ...shared,
              dataTransfer: data,
              clientX: x + width / 2,
              clientY: y + height / 2,
            });
      return !element.dispatchEvent(event);
    },
    { kind, html, text, contents },
  );
}
