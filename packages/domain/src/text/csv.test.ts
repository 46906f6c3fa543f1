import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

/** Reads what was written, as RFC 4180 says, without the byte order mark. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < csv.length) {
    let cell = "";
    if (csv[at] === '"') {
      at += 1;
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        if (csv[at] === '"') at += 1;
        cell += csv[at];
        at += 1;
      }
      at += 1;
    } else {
      const end = csv.slice(at).search(/,|\r\n/);
      cell = csv.slice(at, at + end);
      at += end;
    }
    row.push(cell);
    if (csv[at] === ",") at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

describe("toCsv", () => {
  it("writes rows with the mark that Excel looks for", () => {
    expect(
      toCsv([
        ["月", "送信数"],
        ["2026年4月", 12],
        ["合計", null],
        ["-", 0],
      ]),
    ).toBe("\uFEFF月,送信数\r\n2026年4月,12\r\n合計,\r\n-,0\r\n");
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+81", "'+81"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    [" =1", "' =1"],
    ["＝1", "'＝1"],
    ["1=1", "1=1"],
  ])("makes the text %j the text %j", (text, written) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  it("leaves numbers as numbers, also below zero", () => {
    expect(toCsv([[-5, 0.5]])).toBe("\uFEFF-5,0.5\r\n");
  });

  it("can be read back, whatever the cells hold, and no cell begins a formula", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("=a", "-", '"', "\r\n", "a,b", "@", "+", "\t"),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(toCsv(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        rows.flat().forEach((text, index) => {
          expect([text, `'${text}`]).toContain(read.flat()[index]);
        });
        for (const text of read.flat()) expect(text).not.toMatch(/^\s*[=+@]|^\s*-.|^[\t\r]/);
      }),
    );
  });
});
