import { expect, it } from "vitest";
import { findSymbol } from "./symbols.ts";

const code = [
  "export const LIMIT = 3;",
  "const hidden = 4;",
  "export function count() { const inside = 1; return inside; }",
  'export const words = make({ saved: "Saved", deep: { low: 1 } } as const);',
  "export interface Shape { size: number }",
  "type Kind = 1;",
].join("\n");

const styles = [
  ":root { --header-height: 70px; --bar: var(--header-height); }",
  ".button-wide { width: 1px }",
  "@keyframes breathe { from { opacity: 0 } }",
].join("\n");

const textOf = (file: string, text: string, symbol: string) => {
  const found = findSymbol(file, text, symbol);
  return found && text.slice(found.start, found.end);
};

it.each([
  ["LIMIT", "LIMIT = 3"],
  ["hidden", "hidden = 4"],
  ["words.saved", 'saved: "Saved"'],
  ["words.deep.low", "low: 1"],
  ["Shape", "interface Shape { size: number }"],
  ["Kind", "type Kind = 1;"],
  ["inside", undefined],
  ["words.sent", undefined],
  ["Saved", undefined],
])("finds %s at the top of a module as %s", (symbol, expected) => {
  expect(textOf("a.ts", code, symbol)).toBe(expected);
});

it.each([
  ["--header-height", "--header-height: 70px"],
  ["--bar", "--bar: var(--header-height)"],
  [".button-wide", ".button-wide { width: 1px "],
  ["breathe", "breathe { from { opacity: 0 "],
  ["--header", undefined],
  [".button", undefined],
])("finds %s in a style sheet as %s", (symbol, expected) => {
  expect(textOf("a.css", styles, symbol)).toBe(expected);
});
