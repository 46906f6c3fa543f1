import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentVersions } from "../account/constants.ts";
import { JOKER_KEEP_LIMIT } from "../constants/limits.ts";
import { actionsFrom, transition } from "../states/machine.ts";
import { agreeSchema, hasAgreed } from "./agreement.ts";
import { listCompanyAuditSchema } from "./audit.ts";
import {
  contractSchema,
  createCompanySchema,
  operatorCompanyListSchema,
  saveContractSchema,
  setCompanyStatusSchema,
  setOfferQuotaSchema,
} from "./contract.ts";
import {
  acceptInvitationSchema,
  hasToHandOver,
  invitationExpiresAt,
  inviteMemberSchema,
  keepsThatFit,
  listMembersSchema,
} from "./member.ts";
import { missingToPublish, publishErrors } from "./publish.ts";
import { companyStatusMachine } from "./status.ts";

describe("a company's consent", () => {
  const terms = consentVersions.corporateTerms;
  it.each([
    [null, null, 0, false],
    [terms, null, 0, false],
    [terms, 0, 0, true],
    [terms, 0, 1, false],
    ["2020-01-01", 1, 1, false],
    [terms, 1, 1, true],
  ])("to terms %s and contract %s, of contract %s, counts: %s", (agreed, given, now, expected) => {
    expect(
      hasAgreed({
        agreedTermsVersion: agreed,
        agreedContractVersion: given,
        contractVersion: now,
      }),
    ).toBe(expected);
  });
});

describe("what a page needs to be public", () => {
  const whole = {
    name: "株式会社みどり",
    siteUrl: "https://midori.example.jp",
    address: { prefecture: 13, cityAndStreet: "千代田区1-1" },
    contact: "03-0000-0000",
    industry: "internet",
    businessSummary: "地域の店舗に向けた予約サービスを開発しています。",
  } as const;
  it("is nothing more when all of it is there", () => {
    expect(missingToPublish(whole)).toEqual([]);
  });
  it.each([
    ["contact", { ...whole, contact: undefined }],
    ["industry", { ...whole, industry: undefined }],
    ["address", { ...whole, address: { prefecture: 13 } as const }],
    ["address", { ...whole, address: undefined }],
  ])("is %s when that is missing", (field, company) => {
    expect(missingToPublish(company)).toEqual([field]);
  });
  it("is said beside a field of the form", () => {
    expect(Object.keys(publishErrors(["contact", "address"]))).toEqual([
      "contact",
      "address.cityAndStreet",
    ]);
  });
});

describe("a company's state", () => {
  it("can be taken back, except for the last one", () => {
    const by = "operator" as const;
    expect(actionsFrom(companyStatusMachine, "active", by)).toEqual(["suspend", "close"]);
    expect(actionsFrom(companyStatusMachine, "suspended", by)).toEqual(["resume", "close"]);
    expect(actionsFrom(companyStatusMachine, "closed", by)).toEqual([]);
    expect(transition(companyStatusMachine, { from: "suspended", action: "resume", by })).toBe(
      "active",
    );
  });
});

describe("members", () => {
  it("have to hand over whatever they have in hand", () => {
    const nothing = { threads: 0, openOffers: 0, waitingLikes: 0, keeps: 0, recruitments: 0 };
    expect(hasToHandOver(nothing)).toBe(false);
    for (const key of Object.keys(nothing))
      expect(hasToHandOver({ ...nothing, [key]: 1 })).toBe(true);
  });

  it("never hold more keeps than the limit, and lose none that fits", () => {
    const some = fc.integer({ min: 0, max: JOKER_KEEP_LIMIT });
    fc.assert(
      fc.property(some, some, (keeps, taken) => {
        const moved = keepsThatFit(keeps, taken, JOKER_KEEP_LIMIT);
        expect(moved + taken).toBeLessThanOrEqual(JOKER_KEEP_LIMIT);
        expect(moved === keeps || moved + taken === JOKER_KEEP_LIMIT).toBe(true);
      }),
    );
  });

  it("are invited for 72 hours", () => {
    const now = new Date("2026-11-20T00:00:00Z");
    expect(invitationExpiresAt(now).toISOString()).toBe("2026-11-23T00:00:00.000Z");
  });
});

it("a contract ends after it begins, and says what it costs", () => {
  const contract = {
    contractStartsOn: "2026-12-01",
    contractEndsOn: "2027-11-30",
    feePlan: "年額96万円。解約は1か月前までにお申し出ください。",
    offerMonthlyQuota: "30",
  };
  const takes = (rest: object) => contractSchema.safeParse({ ...contract, ...rest }).success;
  expect(takes({})).toBe(true);
  expect(takes({ contractEndsOn: "" })).toBe(true);
  expect(takes({ contractEndsOn: "2026-11-30" })).toBe(false);
  expect(takes({ contractEndsOn: "2026-12-01" })).toBe(true);
  expect(takes({ feePlan: "無料" })).toBe(false);
  const plans = [19, 20, 4000, 4001].map((length) => takes({ feePlan: "あ".repeat(length) }));
  expect(plans).toEqual([false, true, true, false]);
  const quotas = ["-1", "0", "100000", "100001"].map((offerMonthlyQuota) =>
    takes({ offerMonthlyQuota }),
  );
  expect(quotas).toEqual([false, true, true, false]);
});

it.each([
  ["active", true],
  ["suspended", true],
  ["closed", true],
  ["deleted", false],
])("lists companies in the state %s for the support team: %s", (status, accepted) => {
  expect(operatorCompanyListSchema.safeParse({ status }).success).toBe(accepted);
});

describe("what administrators and operators send", () => {
  const id = "0190b0a0-0000-7000-8000-000000000001";
  const contract = { contractStartsOn: "2026-12-01", feePlan: "あ".repeat(20) };
  const admin = { name: "山田", email: "yamada@example.jp" };
  const reason = "あ".repeat(5);

  it.each([
    [
      "a company's name",
      1,
      100,
      (name: string) =>
        createCompanySchema.safeParse({ companyId: id, inviteId: id, name, contract, admin }),
    ],
    [
      "its first administrator's name",
      1,
      50,
      (name: string) =>
        createCompanySchema.safeParse({
          companyId: id,
          inviteId: id,
          name: "青空",
          contract,
          admin: { ...admin, name },
        }),
    ],
    [
      "a member's name",
      1,
      50,
      (name: string) =>
        inviteMemberSchema.safeParse({
          inviteId: id,
          email: admin.email,
          name,
          authority: "member",
        }),
    ],
    [
      "why a contract changes",
      5,
      500,
      (text: string) =>
        saveContractSchema.safeParse({ companyId: id, contract, lockVersion: 0, reason: text }),
    ],
    [
      "why a quota changes",
      5,
      500,
      (text: string) =>
        setOfferQuotaSchema.safeParse({
          companyId: id,
          month: "2026-12",
          granted: 0,
          reason: text,
        }),
    ],
    [
      "why a company is suspended",
      5,
      500,
      (text: string) =>
        setCompanyStatusSchema.safeParse({ companyId: id, action: "suspend", reason: text }),
    ],
    [
      "the words companies are looked for by",
      0,
      100,
      (words: string) => operatorCompanyListSchema.safeParse({ words }),
    ],
    [
      "where a list of companies goes on",
      0,
      200,
      (cursor: string) => operatorCompanyListSchema.safeParse({ cursor }),
    ],
    [
      "where a list of members goes on",
      0,
      200,
      (cursor: string) => listMembersSchema.safeParse({ cursor }),
    ],
    [
      "where the log goes on",
      0,
      200,
      (cursor: string) => listCompanyAuditSchema.safeParse({ cursor }),
    ],
    [
      "an action of the log",
      0,
      50,
      (action: string) => listCompanyAuditSchema.safeParse({ action }),
    ],
    [
      "the code of an invitation",
      16,
      256,
      (oobCode: string) => acceptInvitationSchema.safeParse({ oobCode }),
    ],
  ])("bounds %s to %i to %i characters", (_, min, max, parse) => {
    const takes = (length: number) => parse("a".repeat(length)).success;
    expect([min, max, max + 1].map(takes)).toEqual([true, true, false]);
    if (min > 0) expect(takes(min - 1)).toBe(false);
  });

  it("counts the versions of a contract from none", () => {
    const agrees = (contractVersion: number) =>
      agreeSchema.safeParse({
        termsVersion: consentVersions.corporateTerms,
        contractVersion,
      }).success;
    expect([-1, 0, 1].map(agrees)).toEqual([false, true, true]);
    const saves = (lockVersion: number) =>
      saveContractSchema.safeParse({ companyId: id, contract, lockVersion, reason }).success;
    expect([-1, 0, 1].map(saves)).toEqual([false, true, true]);
  });
});
