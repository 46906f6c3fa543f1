import { expect, test } from "vitest";
import { browserScript } from "./browser-script.ts";
import { displaySettingsScript } from "./display-settings.ts";
import { earlyPressScript } from "./early-press-script.ts";

const scripts = [displaySettingsScript, browserScript, earlyPressScript];

test("the inline script holds no letter that React escapes in text", () => {
  for (const script of scripts) expect(script).not.toMatch(/["'&<>]/);
});

test("the inline script is a program", () => {
  for (const script of scripts) expect(() => new Function(script)).not.toThrow();
});
