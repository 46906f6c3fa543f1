import { consents } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { consentVersions } from "@tefuda/domain/account/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import { createOfferWorld, type OfferWorld } from "../offer/offer.fixture.ts";
import { saveContract } from "../operator-company/save-contract.ts";
import { agree } from "./agree.ts";
import { getAgreement } from "./get-agreement.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});
const termsVersion = consentVersions.corporateTerms;
const required = { code: "agreementRequired" };
const contract = {
  contractStartsOn: "2026-01-01",
  contractEndsOn: undefined,
  feePlan: "月額10万円。成功報酬はありません。違約金もありません。",
  offerMonthlyQuota: 10,
};

it("nothing is offered before an administrator has agreed, and again after other fees", async () => {
  const { ace, as, offerTo, joker } = world;
  const { companyId } = ace;
  const admin = await insertAce(test.db, companyId, { authority: "admin", name: "代表 一郎" });
  await test.db
    .update(companies)
    .set({ agreedTermsVersion: null, agreedContractVersion: null })
    .where(eq(companies.id, companyId));
  await expect(createOffer(as(ace), offerTo(joker))).rejects.toMatchObject(required);
  expect(await getAgreement(as(ace))).toMatchObject({
    isAgreed: false,
    isAskedAgain: false,
    admins: [{ name: "代表 一郎" }],
  });

  await expect(agree(as(ace), { termsVersion, contractVersion: 0 })).rejects.toMatchObject({
    code: "permissionDenied",
  });
  await agree(as(admin), { termsVersion, contractVersion: 0 });
  await agree(as(admin), { termsVersion, contractVersion: 0 });
  const given = await test.db.select().from(consents).where(eq(consents.userId, admin.userId));
  expect(given).toMatchObject([{ kind: "corporateTerms", version: termsVersion }]);
  expect(await test.db.select().from(companyAgreements)).toHaveLength(1);
  const noted = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "agreeToTerms"));
  expect(noted).toMatchObject([
    { actorId: admin.userId, targetType: "company", targetId: companyId, reason: termsVersion },
  ]);
  await createOffer(as(ace), offerTo(joker));

  const operator = as(operatorOf());
  await saveContract(operator, { companyId, contract, lockVersion: 0, reason: "料金の改定" });
  expect(await getAgreement(as(admin))).toMatchObject({
    isAgreed: false,
    isAskedAgain: true,
    feePlan: contract.feePlan,
    contractVersion: 1,
  });
  await expect(agree(as(admin), { termsVersion, contractVersion: 0 })).rejects.toMatchObject({
    code: "lock",
  });
  await agree(as(admin), { termsVersion, contractVersion: 1 });
  const more = { ...contract, offerMonthlyQuota: 20 };
  await saveContract(operator, { companyId, contract: more, lockVersion: 1, reason: "数の変更" });
  expect(await getAgreement(as(ace))).toMatchObject({ isAgreed: true, offerMonthlyQuota: 20 });
});

it("tells those of the company who are still there, once, and names five of its administrators", async () => {
  const { ace, as } = world;
  const { companyId } = ace;
  const names = ["一郎", "二郎", "三郎", "四郎", "五郎", "六郎"];
  const admins = [];
  for (const name of names)
    admins.push(await insertAce(test.db, companyId, { authority: "admin", name }));
  const former = await insertAce(test.db, companyId, { authority: "admin", name: "退職 太郎" });
  const long = new Date("2020-01-01T00:00:00Z");
  await test.db
    .update(aces)
    .set({ removedAt: long, createdAt: long })
    .where(eq(aces.id, former.userId));
  const elsewhere = await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
  await test.db.update(aces).set({ createdAt: long }).where(eq(aces.id, elsewhere.userId));

  const [admin = ace] = admins;
  const { ctx, signals } = testCtx(test.db, admin);
  await agree(ctx, { termsVersion, contractVersion: 0 });
  const staff = [ace, ...admins].map(({ userId }) => userId);
  expect(signals.map(({ topic, id }) => `${topic} ${id}`).toSorted()).toEqual(
    staff.map((id) => `session ${id}`).toSorted(),
  );
  signals.length = 0;
  await agree(ctx, { termsVersion, contractVersion: 0 });
  expect(signals).toEqual([]);
  const shown = await getAgreement(as(ace));
  expect(shown.admins.map(({ name }) => name)).toEqual(names.slice(0, 5));
});

it("asks again whoever had agreed to the fees alone, or to the terms alone", async () => {
  const { ace, as } = world;
  for (const had of [
    { agreedTermsVersion: null, agreedContractVersion: 0 },
    { agreedTermsVersion: "2025-01-01", agreedContractVersion: null },
  ]) {
    await test.db.update(companies).set(had).where(eq(companies.id, ace.companyId));
    expect(await getAgreement(as(ace))).toMatchObject({ isAgreed: false, isAskedAgain: true });
  }
});
