import { expect, it, vi } from "vitest";
import type { ChosenFile } from "../files/chosen-file";
import { createChosenFiles } from "./chosen-files";
import { keptBrowser } from "./kept-list.fixture";

const thread = "018f0000-0000-7000-8000-00000000000a";
const idOf = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;
const file = (at: number, fields: Partial<ChosenFile> = {}): ChosenFile => ({
  id: idOf(at),
  name: `${at}.pdf`,
  size: 10,
  contentType: "application/pdf",
  status: "uploading",
  percent: 0,
  ...fields,
});
const nobody = () => {};
const ready = { status: "ready", percent: 100 } as const;

it("keeps a file from its arrival on, for every tab, until one of them sends it", () => {
  const browser = keptBrowser();
  const gone: string[] = [];
  const [one, other] = [1, 2].map(() => {
    const files = createChosenFiles(({ name }) => gone.push(name), browser.tab());
    files.follow(thread, nobody);
    return files;
  });
  if (!one || !other) throw new Error("Two tabs are open.");
  one.add(thread, [file(1), file(2)]);
  one.change(thread, idOf(1), { percent: 40 });
  expect(browser.entries.size).toBe(0);
  one.change(thread, idOf(1), ready);
  other.add(thread, [file(3, ready)]);
  expect(other.of(thread).map(({ name }) => name)).toEqual(["1.pdf", "3.pdf"]);
  expect(one.of(thread).map(({ name }) => name)).toEqual(["1.pdf", "2.pdf", "3.pdf"]);

  other.drop(thread, [idOf(1), idOf(3)]);
  expect(one.of(thread)).toEqual([file(2, { percent: 0 })]);
  expect(gone.sort()).toEqual(["1.pdf", "1.pdf", "3.pdf", "3.pdf"]);
  // Progress of a file that was taken away meanwhile brings nothing back.
  one.change(thread, idOf(1), ready);
  expect(browser.entries.size).toBe(0);
});

it("gives up what the server has given up", () => {
  vi.useFakeTimers({ now: new Date("2025-04-03T05:00:00Z") });
  try {
    const browser = keptBrowser();
    createChosenFiles(nobody, browser.tab()).add(thread, [file(1, ready)]);
    vi.setSystemTime(new Date("2025-04-04T02:00:00Z"));
    const later = createChosenFiles(nobody, browser.tab());
    later.follow(thread, nobody);
    expect(later.of(thread)).toEqual([]);
    expect(browser.entries.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
