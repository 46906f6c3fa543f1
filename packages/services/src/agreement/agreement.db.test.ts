import { consents } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { consentVersions } from "@tefuda/domain/account/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { insertAce } from "../matching/thread.fixture.ts";
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
