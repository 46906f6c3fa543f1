import { expect, test } from "vitest";
import { displaySettingsScript } from "./display-settings.ts";

test("the inline script holds no letter that React escapes in text", () => {
  expect(displaySettingsScript).not.toMatch(/["'&<>]/);
});

test("the inline script is a program", () => {
  expect(() => new Function(displaySettingsScript)).not.toThrow();
});
