import { expect, it } from "vitest";
import { formatReport } from "./report.ts";

it("lines up what was measured beside what was aimed at", () => {
  const text = formatReport({
    title: "Pages",
    rows: [
      { what: "/", values: { gzip: "150.0 kB" }, target: { text: "≤ 180 kB", isMet: true } },
      { what: "/login", values: { gzip: "190.5 kB" }, target: { text: "≤ 180 kB", isMet: false } },
      { what: "other", values: {} },
    ],
    notes: ["once"],
  });
  expect(text.split("\n")).toEqual([
    "Pages",
    "            gzip    target",
    "/       150.0 kB  ≤ 180 kB     met",
    "/login  190.5 kB  ≤ 180 kB  missed",
    "other                    –",
    "· once",
  ]);
});

it("has no room for targets where there are none", () => {
  const text = formatReport({
    title: "Calls",
    rows: [{ what: "a", values: { n: "1" } }],
    notes: [],
  });
  expect(text.split("\n")).toEqual(["Calls", "   n", "a  1"]);
});
