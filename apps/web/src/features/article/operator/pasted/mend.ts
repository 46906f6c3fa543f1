import { isKept, pageOf } from "./data";
import { mendLines } from "./lines";
import { mendTables } from "./tables";
import { mendWordLists } from "./word-lists";

/** What does not show where it was copied: hidden rows of Excel, deleted words of Word, first lines of mails. */
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all/i;

/**
 * Makes what other programs put on the clipboard into what an article holds: Word's paragraphs with a mark
 * before them become lists, a list that Google Docs puts beside its entry goes into it, headings of
 * other ranks become the two of an article, and lines that only keep others apart are left out.
 * @param isForTable it is pasted into a table
 */
export function mendPasted(html: string, isForTable: boolean): string {
  const page = pageOf(html);
  for (const part of page.querySelectorAll("[hidden], del[cite]")) part.remove();
  for (const part of page.querySelectorAll("[style]"))
    if (HIDDEN.test(part.getAttribute("style") ?? "")) part.remove();
  for (const picture of page.images) if (!isKept(picture)) picture.remove();
  mendWordLists(page);
  mendLists(page);
  mendRanks(page);
  mendTables(page, isForTable);
  // What was copied in an editor like this one has no line too many.
  if (!page.querySelector("[data-pm-slice]")) mendLines(page);
  return page.body.innerHTML;
}

function mendLists(page: Document) {
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const entry = list.previousElementSibling;
    if (entry?.localName === "li") entry.append(list);
  }
  // A number in the midst of a list begins another one.
  for (const entry of page.querySelectorAll<HTMLLIElement>("ol > li[value]")) {
    const list = entry.parentElement as HTMLOListElement;
    const before = [...list.children].indexOf(entry);
    if (entry.value === list.start + before) continue;
    if (before === 0) {
      list.start = entry.value;
      continue;
    }
    const other = page.createElement("ol");
    other.start = entry.value;
    other.append(...[...list.children].slice(before));
    list.after(other);
  }
}

/** Where the highest rank stands, the next one is the lower of the two. */
function mendRanks(page: Document) {
  if (page.querySelector("h1")) rename(page, "h2", "h3");
  rename(page, "h1", "h2");
  rename(page, "h4, h5, h6", "h3");
}

function rename(page: Document, from: string, to: string) {
  for (const element of page.querySelectorAll(from)) {
    const other = page.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}
