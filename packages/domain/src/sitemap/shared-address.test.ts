import { expect, it } from "vitest";
import { sharedAddress } from "./shared-address.ts";

it.each([
  ["/", "/"],
  ["/?utm_source=mail&n=17", "/"],
  ["/about?q=a", "/about"],
  ["/companies/0199?page=2", "/companies/0199"],
  ["/companies?n=17", "/companies"],
  ["/companies?page=2&n=17&q=%E6%9D%B1", "/companies?q=%E6%9D%B1&page=2"],
  ["/companies?page=2&q=東", "/companies?q=%E6%9D%B1&page=2"],
  ["/ace?occupation=b&all=1&occupation=a", "/ace?occupation=b&occupation=a&all=1"],
  ["/articles?category=a?b", "/articles?category=a%3Fb"],
  ["/articles?page=2&category=a", "/articles?category=a&page=2"],
  ["/recruitments?view=public&tab=all", "/recruitments"],
])("knows of %s what its page knows", (asked, kept) => {
  expect(sharedAddress(asked)).toBe(kept);
});
