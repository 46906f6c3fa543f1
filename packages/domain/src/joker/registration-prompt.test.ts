import { expect, it } from "vitest";
import {
  REGISTRATION_PROMPT_DELAY_MS,
  REGISTRATION_PROMPT_PAGE_VIEWS,
} from "../constants/timing.ts";
import { isPromptRoute, promptDue } from "./registration-prompt.ts";

it("comes after five seconds and after five pages", () => {
  expect(REGISTRATION_PROMPT_DELAY_MS).toBe(5000);
  expect(REGISTRATION_PROMPT_PAGE_VIEWS).toBe(5);
});

it.each([
  ["/", true],
  ["/about", true],
  ["/ace", true],
  ["/ace/0197", true],
  ["/articles", true],
  ["/articles/0197", true],
  ["/companies", true],
  ["/companies/0197", true],
  ["/ace/login", false],
  ["/companies/0197/people", false],
  ["/webview", false],
  ["/webview/articles", false],
  ["/recruitments", false],
  ["/privacy-policy", false],
  ["/login", false],
  ["/career-compass-ai", false],
  ["/404", false],
])("shows on %s: %s", (path, expected) => {
  expect(isPromptRoute(path)).toBe(expected);
});

it.each([
  [1, false, "soon"],
  [40, false, "soon"],
  [0, true, "later"],
  [4, true, "later"],
  [5, true, "now"],
  [6, true, "now"],
] as const)("after %i views, closed %s, is due %s", (views, wasClosed, expected) => {
  expect(promptDue({ views, wasClosed })).toBe(expected);
});
