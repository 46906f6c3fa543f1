import { expect, it } from "vitest";
import { parseUrl } from "./parse-url.ts";

it("takes an address apart, and answers nothing for what is none", () => {
  expect(parseUrl("https://tefuda.example:8080/a?b")?.host).toBe("tefuda.example:8080");
  expect(parseUrl("/a", "https://tefuda.example")?.pathname).toBe("/a");
  expect(parseUrl("tefuda")).toBeUndefined();
  expect(parseUrl("http://")).toBeUndefined();
});
