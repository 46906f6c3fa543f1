import { describe, expect, it } from "vitest";
import { AppError, isAppError, toAppError } from "./app-error.ts";

describe("AppError", () => {
  it("carries code, Japanese message, params and fields", () => {
    const error = new AppError("reachJokerKeepLimit", {
      params: { limit: 5 },
      fields: { name: "この項目は入力必須です" },
    });
    expect(error.code).toBe("reachJokerKeepLimit");
    expect(error.message).toContain("5名");
    expect(error.fields).toEqual({ name: "この項目は入力必須です" });
    expect(toAppError(error)).toBe(error);
  });

  it("turns anything else into `unexpected` without leaking it", () => {
    const cause = new Error("password=secret");
    const error = toAppError(cause);
    expect(error.code).toBe("unexpected");
    expect(error.message).not.toContain("secret");
    expect(error.cause).toBe(cause);
    expect(toAppError("text").code).toBe("unexpected");
  });

  it("knows its own only", () => {
    expect(isAppError(new AppError("lock"))).toBe(true);
    const ofAnotherCopy = Object.assign(new Error("x"), { name: "AppError", code: "lock" });
    expect(isAppError(ofAnotherCopy)).toBe(true);
    expect(isAppError(Object.assign(new Error("x"), { code: "lock" }))).toBe(false);
    expect(isAppError({ name: "AppError", code: "lock" })).toBe(false);
    expect(isAppError(Object.assign(new Error("x"), { name: "AppError", code: "nope" }))).toBe(
      false,
    );
  });
});
