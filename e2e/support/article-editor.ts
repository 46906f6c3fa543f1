import type { Page } from "@playwright/test";
import { sanitiseBody } from "../../packages/domain/src/article/body.ts";
import { bring } from "./paste.ts";

/** A part of a document as the editor holds it. */
export interface Part {
  readonly type: string;
  readonly attrs?: object;
  readonly content?: readonly Part[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: object }[];
}

/** The library's editor, which it leaves at its element. */
interface Editor {
  readonly options: { parseOptions: object };
  readonly commands: {
    selectAll: () => void;
    setContent: (content: unknown, options: object) => void;
    setTextSelection: (at: number) => void;
  };
  readonly getJSON: () => { content: Part[] };
  readonly getHTML: () => string;
  readonly state: {
    doc: { descendants: (each: (part: { text?: string }, at: number) => void) => void };
  };
}

export const bodyOf = (page: Page) => page.getByRole("textbox", { name: "本文" });

/** Puts something into the editor as the product does it; answers what stands in it then. */
export const put = (page: Page, content: string | Part) =>
  bodyOf(page).evaluate((element, given) => {
    const { editor } = element as unknown as { editor: Editor };
    editor.commands.setContent(given, { parseOptions: editor.options.parseOptions });
    return { parts: editor.getJSON().content, html: editor.getHTML() };
  }, content as never);

/** What the editor shows, with all that it knows of it. */
export const shownIn = (page: Page) =>
  bodyOf(page).evaluate((element) => (element as unknown as { editor: Editor }).editor.getHTML());

/**
 * Pastes into a body, behind the words that are named.
 * @returns what would be stored of it
 */
export async function pasted(page: Page, html: string, body = "<p></p>", words = "") {
  await put(page, body);
  await bodyOf(page).evaluate((element, behind) => {
    const { state, commands } = (element as unknown as { editor: Editor }).editor;
    let place = 1;
    state.doc.descendants(({ text }, at) => {
      if (behind && text?.includes(behind)) place = at + behind.length;
    });
    commands.setTextSelection(place);
  }, words);
  await bring("paste", bodyOf(page), { html, text: "文" });
  return sanitiseBody(await shownIn(page));
}

/** Copies all of a body and pastes it over another one; answers what would be stored of it. */
export async function copiedOver(page: Page, body: string) {
  const html = await bodyOf(page).evaluate((element, other) => {
    const { editor } = element as unknown as { editor: Editor };
    editor.commands.selectAll();
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent("copy", { clipboardData, cancelable: true }));
    editor.commands.setContent(other, { parseOptions: editor.options.parseOptions });
    editor.commands.selectAll();
    return clipboardData.getData("text/html");
  }, body);
  await bring("paste", bodyOf(page), { html, text: "文" });
  return sanitiseBody(await shownIn(page));
}
