import { expect, it } from "vitest";
import { notificationCopy } from "./copy.ja";
import { markRefusal } from "./mark-refusal";

const { screen: copy } = notificationCopy;
const there = { data: { pages: [] }, isError: false };
const reading = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };

it.each([
  ["both lists are there", 3, [there, there], undefined],
  // Reading on, or again, failed; what was read stays on screen.
  ["a list is there and its next page is not", 3, [there, { ...there, isError: true }], undefined],
  ["a list is on its way", 3, [there, reading], copy.reading],
  ["a list failed", 3, [reading, failed], copy.notRead],
  ["nothing is unread", 0, [reading, failed], copy.nothingUnread],
])("while %s", (_, unread, lists, refusal) => {
  expect(markRefusal(unread, lists)).toBe(refusal);
});
