import { expect, it } from "vitest";
import { decodeEntities } from "./entities.ts";

it.each([
  ["A &amp; B", "A & B"],
  ["&lt;b&gt;&quot;&apos;&hellip;&ldquo;&rdquo;", "<b>\"'…“”"],
  ["a&nbsp;b", "a\u00a0b"],
  ["&AMP;", "&"],
  ["&#12354;&#x3042;&#X3044;", "ああい"],
  ["&#1;", "\u0001"],
  ["&#0;&#x0;", "&#0;&#x0;"],
  ["&#x10ffff;", "\u{10ffff}"],
  ["&#x110000;&#1114112;", "&#x110000;&#1114112;"],
  ["&unknown; &amp", "&unknown; &amp"],
])("reads %j as %j", (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
