import { describe, expect, it } from "vitest";
import { choicesOf, cutWords, hrefWith, pageNumberOf, textOf } from "./search-params.ts";

describe("the query of a page", () => {
  it("is written without what is empty", () => {
    expect(
      hrefWith("/companies", { q: "介護 記録", industry: ["medical", "maker"], page: 2 }),
    ).toBe(
      "/companies?q=%E4%BB%8B%E8%AD%B7+%E8%A8%98%E9%8C%B2&industry=medical&industry=maker&page=2",
    );
    expect(hrefWith("/companies", { q: "", industry: [], page: undefined })).toBe("/companies");
  });

  it("takes only choices that exist, each once", () => {
    const allowed = ["a", "b", "c"] as const;
    expect(choicesOf({ x: ["c", "a", "a", "nonsense"] }, "x", allowed)).toEqual(["a", "c"]);
    expect(choicesOf({ x: "b" }, "x", allowed)).toEqual(["b"]);
    expect(choicesOf({}, "x", allowed)).toEqual([]);
  });

  it("takes words as far as a search does, and no half letter", () => {
    expect(cutWords("設計と𠮷", 5)).toBe("設計と𠮷");
    expect(cutWords("設計と𠮷野", 4)).toBe("設計と");
    expect(cutWords("𠮷".repeat(100), 99)).toBe("𠮷".repeat(49));
  });

  it("reads words and page numbers", () => {
    expect(textOf({ q: "  設計 " }, "q")).toBe("設計");
    expect(textOf({ q: ["", "x"] }, "q")).toBeUndefined();
    expect([undefined, "1", "12"].map((page) => pageNumberOf({ page }))).toEqual([1, 1, 12]);
    expect(["0", "-1", "1.5", "x", "1e9"].map((page) => pageNumberOf({ page }))).toEqual(
      Array(5).fill(undefined),
    );
  });
});
