import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideJoker } from "../candidate/hide-joker.ts";
import { hideCompany } from "../hidden-company/hide-company.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createLikeWorld } from "../like/like.fixture.ts";
import { offerReminderKey } from "../offer/notice.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { isStillTrue } from "./still-true.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

/** Which of the mails that wait would leave now. */
async function leaving() {
  const app = { db: test.db, clock: () => testNow };
  const left: string[] = [];
  for (const mail of await test.db.select().from(mailOutbox)) {
    const { template, userId, dedupeKey, params } = mail;
    if (userId && (await isStillTrue(app, { template, userId, dedupeKey, params })))
      left.push(template);
  }
  return left;
}

async function hideItsCompany(by: JokerActor, companyId: string, as: OfferWorldAs) {
  const siteHost = `${uuidv7()}.example`;
  await test.db.update(companies).set({ siteHost }).where(eq(companies.id, companyId));
  await hideCompany(as(by), { id: uuidv7(), word: siteHost });
}
type OfferWorldAs = Awaited<ReturnType<typeof createOfferWorld>>["as"];

it("a seeker gets no mail about an offer of a company that the seeker hid while it waited", async () => {
  const { joker, ace, as, send } = await createOfferWorld(test.db);
  const { offerId } = await send();
  const [first] = await test.db.select().from(mailOutbox);
  if (!first) throw new Error("no mail about the offer");
  await test.db.insert(mailOutbox).values({
    ...first,
    id: uuidv7(),
    template: "offerExpiring",
    dedupeKey: offerReminderKey(offerId, 1),
  });
  expect(await leaving()).toEqual(["offerReceived", "offerExpiring"]);
  await hideItsCompany(joker, ace.companyId, as);
  expect(await leaving()).toEqual([]);
});

it("a company gets no mail about the interest of a seeker who hid it while it waited", async () => {
  const { joker, ace, as, send } = await createLikeWorld(test.db);
  await send();
  expect(await leaving()).toEqual(["likeReceived"]);
  await hideItsCompany(joker, ace.companyId, as);
  expect(await leaving()).toEqual([]);
});

it("nor about the interest of a seeker whom it put aside meanwhile", async () => {
  const { joker, ace, as, send } = await createLikeWorld(test.db);
  await send();
  await hideJoker(as(ace), { jokerId: joker.userId });
  expect(await leaving()).toEqual([]);
});

it("a list of recommended companies does not leave when one of them was hidden meanwhile", async () => {
  const { joker, ace, as } = await createLikeWorld(test.db);
  const other = await createLikeWorld(test.db);
  for (const { userId } of [joker, other.joker])
    await enqueueMail(test.db, as(joker), {
      template: "recommendMonthly",
      to: "aiko@example.jp",
      userId,
      params: {
        list: `・青空システム\nhttps://tefuda.test/companies/${ace.companyId}`,
        url: "https://tefuda.test/companies",
      },
      dedupeKey: `recommend:2026-04:${userId}`,
    });
  expect(await leaving()).toEqual(["recommendMonthly", "recommendMonthly"]);
  await hideItsCompany(other.joker, other.ace.companyId, as);
  expect(await leaving()).toHaveLength(2);
  await hideItsCompany(joker, ace.companyId, as);
  expect(await leaving()).toEqual(["recommendMonthly"]);
});
