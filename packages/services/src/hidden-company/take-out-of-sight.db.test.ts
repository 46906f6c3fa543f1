import type { Signal } from "@tefuda/adapters/bus/port";
import { companies } from "@tefuda/db/schema/company";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideFrom, insertCandidate, setSiteHost } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createLikeWorld } from "../like/like.fixture.ts";
import { insertAce, insertCompany, insertThread } from "../matching/thread.fixture.ts";
import { createNotification } from "../notification/create-notification.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { lapseCompany } from "../operator-company/lapse.ts";
import { NOTIFICATIONS_SIGNAL } from "../signals/notification.ts";
import { hideCompany } from "./hide-company.ts";
import { tellHidden } from "./tell-hidden.ts";

const test = useTestDatabase();
const host = "minato.example";
const clock = { clock: () => testNow };
beforeEach(() => test.clear());

const bellOf = async ({ userId }: { readonly userId: string }) => {
  const bell = await test.db
    .select({ type: notifications.type })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id);
  return bell.map(({ type }) => type);
};

/** The staff of the company are told of the keep of a seeker that ends soon. */
const tellOfKeep = (ace: AceActor, joker: JokerActor) =>
  createNotification(test.db, clock, {
    userId: ace.userId,
    type: "keepExpiring",
    params: { jokerName: "候補者ID 123456" },
    aboutUserId: joker.userId,
    dedupeKey: `keepExpiring:${joker.userId}:1`,
  });

/** Hides the company of the host; answers who is told to look at the bell again. */
async function hide(joker: JokerActor) {
  const { ctx, signals } = testCtx(test.db, joker);
  await hideCompany(ctx, { id: uuidv7(), word: host });
  return readersIn(signals);
}
const readersIn = (signals: readonly Signal[]) =>
  signals.filter(({ topic }) => topic === NOTIFICATIONS_SIGNAL).flatMap(({ to }) => to);

it("what the bells say of a company and a seeker goes from both when the seeker hides it", async () => {
  const { ace, joker, send, recruitmentId } = await createOfferWorld(test.db);
  const elsewhere = await createOfferWorld(test.db);
  await setSiteHost(test.db, ace.companyId, host);
  const colleague = await insertAce(test.db, ace.companyId);
  const other = await insertCandidate(test.db);
  const { offerId } = await send();
  await send(other);
  await elsewhere.send(joker);
  for (const [type, dedupeKey] of [
    ["offerExpiring", `offer:${offerId}:reminder:1`],
    ["offerClosed", `offerClosed:${offerId}`],
    ["recruitmentUpdated", `recruitment:${recruitmentId}:revision:2`],
  ] as const)
    await createNotification(test.db, clock, {
      userId: joker.userId,
      type,
      params: { companyName: "青空", id: recruitmentId },
      dedupeKey,
    });
  await tellOfKeep(colleague, joker);
  await tellOfKeep(ace, other);
  expect(await bellOf(joker)).toEqual([
    "offerReceived",
    "offerReceived",
    "offerExpiring",
    "offerClosed",
    "recruitmentUpdated",
  ]);
  const readers = await hide(joker);
  expect(await bellOf(joker)).toEqual(["offerReceived"]);
  expect(await bellOf(colleague)).toEqual([]);
  expect([await bellOf(ace), await bellOf(other)]).toEqual([["keepExpiring"], ["offerReceived"]]);
  expect(new Set(readers)).toEqual(new Set([joker.userId, colleague.userId]));
});

it("so does what they say of an interest", async () => {
  const { ace, joker, send } = await createLikeWorld(test.db);
  await setSiteHost(test.db, ace.companyId, host);
  const likeId = uuidv7();
  await send({ likeId });
  await createNotification(test.db, clock, {
    userId: joker.userId,
    type: "likeClosed",
    params: { companyName: "青空" },
    dedupeKey: `likeClosed:${likeId}`,
  });
  expect([await bellOf(ace), await bellOf(joker)]).toEqual([["likeReceived"], ["likeClosed"]]);
  await hide(joker);
  expect([await bellOf(ace), await bellOf(joker)]).toEqual([[], []]);
});

it("what they say stays where the two have matched", async () => {
  const { ace, joker, companyId } = await insertThread(test.db);
  await setSiteHost(test.db, companyId, host);
  await tellOfKeep(ace, joker);
  expect(await hide(joker)).toEqual([]);
  expect(await bellOf(ace)).toEqual(["keepExpiring"]);
});

it("it goes as well with a company that comes by the name later", async () => {
  const { ace, joker, send } = await createOfferWorld(test.db);
  await send();
  await tellOfKeep(ace, joker);
  await hideFrom(test.db, joker, host);
  await test.db
    .update(companies)
    .set({ siteHost: host, isPublic: true })
    .where(eq(companies.id, ace.companyId));
  const { ctx, signals } = testCtx(test.db, joker);
  await tellHidden(ctx);
  expect([await bellOf(joker), await bellOf(ace)]).toEqual([["hiddenCompanyMatched"], []]);
  expect(readersIn(signals)).toEqual(expect.arrayContaining([joker.userId, ace.userId]));
});

it("nobody is told of the end of an offer or an interest that is out of sight", async () => {
  const { ace, joker, send } = await createOfferWorld(test.db);
  const liked = await createLikeWorld(test.db);
  await send();
  await liked.send();
  const seen = await insertCandidate(test.db);
  await send(seen);
  await setSiteHost(test.db, ace.companyId, host);
  await setSiteHost(test.db, liked.ace.companyId, `liked.${host}`);
  await hide(joker);
  await hide(liked.joker);
  for (const { companyId: id } of [ace, liked.ace])
    await test.db.transaction((tx) => lapseCompany(tx, clock, { id, name: "青空" }));
  expect([await bellOf(joker), await bellOf(liked.joker)]).toEqual([[], []]);
  expect(await bellOf(seen)).toEqual(["offerReceived", "offerClosed"]);
});

it("a company without a host is as far from the entry as any", async () => {
  const { joker, send } = await createOfferWorld(test.db);
  await send();
  await setSiteHost(test.db, await insertCompany(test.db), host);
  expect(await hide(joker)).toEqual([]);
  expect(await bellOf(joker)).toEqual(["offerReceived"]);
});
