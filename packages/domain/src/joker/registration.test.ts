import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgementStatuses } from "../judgement/states.ts";
import { registrationStatuses } from "../options/registration-statuses.ts";
import { effectOfSave, isSubmitted, resolveRegistrationStatus } from "./registration.ts";

describe("resolveRegistrationStatus", () => {
  it("lets a passed judgement win, then the given status, then loggedIn", () => {
    expect(resolveRegistrationStatus("judging", "passed")).toBe("registered");
    expect(resolveRegistrationStatus(undefined, "passed")).toBe("registered");
    expect(resolveRegistrationStatus(undefined, undefined)).toBe("loggedIn");
    expect(resolveRegistrationStatus("provisioning", "requested")).toBe("provisioning");
  });

  it("counts judging and registered as submitted", () => {
    expect(registrationStatuses.filter(isSubmitted)).toEqual(["judging", "registered"]);
  });
});

describe("effectOfSave", () => {
  const save = { stored: "provisioning", judgementStatus: undefined } as const;

  it.each([
    [{ judgeable: false, requestJudgement: true }, "provisioning", "keep"],
    [{ judgeable: true, requestJudgement: false }, "provisioning", "keep"],
    [{ judgeable: true, requestJudgement: true }, "judging", "create"],
  ] as const)("without a judgement, %j leads to %s and %s", (asked, status, judgement) => {
    expect(effectOfSave({ ...save, ...asked })).toEqual({ registrationStatus: status, judgement });
  });

  it.each([
    ["requested", "keep"],
    ["reviewing", "request"],
    ["remanded", "request"],
    ["rejected", "request"],
  ] as const)("with a judgement that is %s it is judging and %s", (judgementStatus, judgement) => {
    expect(
      effectOfSave({ stored: "judging", judgementStatus, judgeable: true, requestJudgement: true }),
    ).toEqual({ registrationStatus: "judging", judgement });
  });

  it("keeps a registered seeker registered whatever the save asks for", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...judgementStatuses),
        fc.boolean(),
        fc.boolean(),
        (judgementStatus, judgeable, requestJudgement) => {
          expect(
            effectOfSave({ stored: "registered", judgementStatus, judgeable, requestJudgement }),
          ).toEqual({ registrationStatus: "registered", judgement: "keep" });
        },
      ),
    );
  });
});
