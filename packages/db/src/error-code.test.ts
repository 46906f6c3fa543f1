import { expect, it } from "vitest";
import { hasCode } from "./error-code.ts";

it("knows an error by its code, and nothing else by one", () => {
  const full = Object.assign(new Error("no room"), { code: "ENOSPC" });
  expect(hasCode(full, "ENOSPC")).toBe(true);
  expect(hasCode(full, "ENOENT")).toBe(false);
  expect(hasCode(new Error("ENOSPC"), "ENOSPC")).toBe(false);
  expect(hasCode({ code: "ENOSPC" }, "ENOSPC")).toBe(false);
  expect(hasCode(undefined, "ENOSPC")).toBe(false);
});
