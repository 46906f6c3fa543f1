import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  it.each(["/", "/matchings?id=1#last", "/users/日本語", "/a//b", `/${"a".repeat(511)}`])(
    "keeps %s",
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/offers\nSet-Cookie: a=b",
    "/..//evil.example",
    "/./\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "offers",
    "",
    `/${"a".repeat(512)}`,
    undefined,
    null,
    ["/offers"],
  ])("refuses %j", (path) => {
    expect(safePath(path, "/fallback")).toBe("/fallback");
  });

  it("never leaves the origin", () => {
    const origin = "https://tefuda.example";
    const hostile = fc.string({
      unit: fc.constantFrom(
        "/",
        "\\",
        ".",
        ":",
        "@",
        "\t",
        "\n",
        " ",
        "a",
        "%",
        "?",
        "#",
        "\u0000",
      ),
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), fc.boolean(), (text, rooted) => {
        const path = safePath(rooted ? `/${text}` : text);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(new URL(path, origin).pathname, origin).origin).toBe(origin);
      }),
      { numRuns: 200 },
    );
  });
});
