import { expect, it } from "vitest";
import { lateScripts, withoutScripts } from "./late-scripts.ts";

const page = (body: string) =>
  `<html><head><link rel="preload" as="script" href="/b.js"/><script nonce="n">look()</script></head><body>${body}</body></html>`;
const scripts =
  '<script src="/a.js" async="" nonce="n"></script><script src="/old.js" noModule="" nonce="n"></script><script nonce="n">self.__next_f.push([1,"x"])</script>';

it("holds back the scripts of a page, and leaves its own data and its text where they stand", () => {
  const late = lateScripts(page(`<p>読める</p>${scripts}`), "n");
  expect(late).not.toContain('<script src="/a.js"');
  expect(late).not.toContain("preload");
  expect(late).toContain("<p>読める</p>");
  expect(late).toContain('<script src="/old.js" noModule=""');
  expect(late).toContain("self.__next_f.push");
  expect(late).toMatch(
    /<script nonce="n">\(\(\)=>\{const a=\["\/a\.js"\][\s\S]*<\/script><\/body>/,
  );
});

it("leaves a page without scripts as it is", () => {
  const plain = "<html><body>x</body></html>";
  expect(lateScripts(plain, "n")).toBe(plain);
});

it("takes off what would bring a page to life, and keeps its looks", () => {
  const still = withoutScripts(page(`<p>読める</p>${scripts}`));
  expect(still).not.toContain("src=");
  expect(still).not.toContain("__next_f");
  expect(still).toContain("look()");
  expect(still).toContain("<p>読める</p>");
});
