import { describeFault } from "@tefuda/domain/monitoring/fault";
import { describe, expect, it } from "vitest";
import { sealingFor } from "./sealing.ts";

const secret = "a secret for tests that is long enough";
const { seal, unseal } = sealingFor("tefuda test");
const fault = expect.objectContaining({ code: "encryptFailed" });
const faultOf = (opening: () => unknown) => {
  try {
    return opening();
  } catch (error) {
    return error;
  }
};

describe("sealing", () => {
  it("opens for the same user and secret, and is another text each time", () => {
    const sealed = seal(secret, "user", "秘密🔑");
    expect(sealed).not.toContain("秘密");
    // Twelve bytes to begin with and sixteen that vouch, as GCM asks for.
    expect(sealed).toMatch(/^1\.[\w-]{16}\.[\w-]{22}\.[\w-]{14}$/);
    expect(unseal(secret, "user", sealed)).toBe("秘密🔑");
    expect(seal(secret, "user", "秘密🔑")).not.toBe(sealed);
  });

  it("opens for nobody else, and for nothing that was changed", () => {
    const sealed = seal(secret, "user", "token");
    for (const opening of [
      () => unseal(`${secret}.`, "user", sealed),
      () => unseal(secret, "stranger", sealed),
      () => sealingFor("another purpose").unseal(secret, "user", sealed),
      () => unseal(secret, "user", sealed.replace(/^1/, "2")),
      () => unseal(secret, "user", `${sealed.slice(0, -2)}AA`),
      () => unseal(secret, "user", ""),
      () => unseal(secret, "user", "1.a.b"),
    ])
      expect(faultOf(opening)).toEqual(fault);
  });

  it("tells whoever reads the log that the secret is another, and how operators get in again", () => {
    const { message } = describeFault(
      faultOf(() => unseal(`${secret}.`, "user", seal(secret, "user", "token"))),
    );
    expect(message).toContain("AUTH_SECRET, or the auth-secret of DATA_DIR, is another than");
    expect(message).toContain("npm run operator:reset-factor");
  });
});
