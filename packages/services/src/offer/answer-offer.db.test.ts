import { sessions } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import type { LiveFollower } from "../live/topic.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { answerOffer } from "./answer-offer.ts";
import { getOffer } from "./get-offer.ts";
import { listOffers } from "./list-offers.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { readOffer } from "./read-offer.ts";
import { remindOffers } from "./remind-offers.ts";
import { offersTopic, offerTopic } from "./topics.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
let offerId: string;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
  ({ offerId } = await world.send());
});

/** A browser in which somebody is signed in and has switched pushes on. */
async function insertBrowser(userId: string) {
  const [id, sessionId] = [uuidv7(), uuidv7()];
  const written = { createdAt: testNow, updatedAt: testNow };
  await test.db
    .insert(sessions)
    .values({ id: sessionId, userId, token: sessionId, expiresAt: after(DAY), ...written });
  const keys = { endpoint: `https://push.example.jp/${id}`, p256dh: "key", auth: "secret" };
  await test.db
    .insert(pushSubscriptions)
    .values({ id, userId, sessionId, ...keys, userAgent: null, createdAt: testNow });
}

const yes = () => ({ offerId, isInterested: true, themes: ["member" as const] });
const no = () => ({ offerId, isInterested: false, themes: [], reasonKey: "timing" as const });
const statusOf = async () =>
  (await test.db.select().from(offers).where(eq(offers.id, offerId)))[0]?.status;
const tab = async (
  actor: OfferWorld["ace"] | OfferWorld["joker"],
  name: "received" | "sent" | "closed",
  now = testNow,
) => {
  const { items } = await listOffers(world.as(actor, now), { tab: name, limit: 30 });
  return items.map(({ id, status }) => [id === offerId, status]);
};

describe("answerOffer", () => {
  it("makes one matching, however many yeses arrive at once", async () => {
    const { joker, as } = world;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => answerOffer(as(joker), yes())),
    );
    expect(new Set(answers.map(({ matchingId }) => matchingId)).size).toBe(1);
    const made = await test.db.select().from(matchings).where(eq(matchings.jokerId, joker.userId));
    expect(made).toMatchObject([
      { offerId, recruitmentRevision: 1, purpose: "casual", selectedInterestedThemes: ["member"] },
    ]);
    await expect(answerOffer(as(joker), no())).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await statusOf()).toBe("interested");
  });

  it("is pushed to the browsers of both sides, with the other one's name", async () => {
    const { ace, joker, as } = world;
    for (const { userId } of [ace, joker]) await insertBrowser(userId);
    const { matchingId } = await answerOffer(as(joker), yes());
    const pushed = await test.db
      .select({ userId: pushOutbox.userId, kind: pushOutbox.kind, params: pushOutbox.params })
      .from(pushOutbox)
      .where(eq(pushOutbox.kind, "matching"));
    expect(pushed).toHaveLength(2);
    expect([ace, joker].map(({ userId }) => pushed.find((one) => one.userId === userId))).toEqual([
      { userId: ace.userId, kind: "matching", params: { name: "佐藤 花子", matchingId } },
      { userId: joker.userId, kind: "matching", params: { name: "田中 一郎", matchingId } },
    ]);
  });

  it("keeps the reason of a no from the company, and takes no yes after it", async () => {
    const { ace, joker, as } = world;
    expect(await answerOffer(as(joker), no())).toEqual({});
    expect(await answerOffer(as(joker), no())).toEqual({});
    await expect(answerOffer(as(joker), yes())).rejects.toMatchObject({ code: "dataNotFound" });
    const seen = [
      await getOffer(as(ace), { offerId }),
      await listOffers(as(ace), { tab: "closed", limit: 30 }),
    ];
    expect(JSON.stringify(seen)).toContain('"declined"');
    expect(JSON.stringify(seen)).not.toMatch(/timing|[rR]easonKey/);
  });

  it("spares the joker a mail about what is answered already", async () => {
    const { joker, as } = world;
    const waiting = () =>
      test.db
        .select({ template: mailOutbox.template })
        .from(mailOutbox)
        .where(eq(mailOutbox.userId, joker.userId))
        .orderBy(asc(mailOutbox.createdAt));
    await remindOffers(as(joker, after(7 * DAY)));
    expect(await waiting()).toEqual([{ template: "offerReceived" }, { template: "offerExpiring" }]);
    await answerOffer(as(joker), no());
    expect(await waiting()).toEqual([]);
  });

  it("comes too late after fourteen days, marked expired or not", async () => {
    const { ace, joker, as } = world;
    const late = after(14 * DAY);
    await expect(answerOffer(as(joker, late), yes())).rejects.toMatchObject({
      code: "dataNotFound",
    });
    await readOffer(as(joker, late), { offerId });
    expect(await statusOf()).toBe("sent");
    expect(await tab(joker, "received", late)).toEqual([]);
    expect(await tab(joker, "closed", late)).toEqual([[true, "expired"]]);
    expect(await tab(ace, "closed", late)).toEqual([[true, "expired"]]);
  });

  it("is the joker's own", async () => {
    const { as } = world;
    const stranger = await insertCandidate(test.db);
    const otherCompany = await insertAce(test.db, await insertCompany(test.db));
    for (const call of [
      () => answerOffer(as(stranger), yes()),
      () => readOffer(as(stranger), { offerId }),
      () => getOffer(as(stranger), { offerId }),
      () => getOffer(as(otherCompany), { offerId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "dataNotFound" });
  });
});

describe("offers of both sides", () => {
  it("are read in the bell as well once they are opened, their reminders too", async () => {
    const { joker, as } = world;
    const unread = () =>
      test.db.$count(
        notifications,
        and(eq(notifications.userId, joker.userId), eq(notifications.isRead, false)),
      );
    await readOffer(as(await insertCandidate(test.db)), { offerId }).catch(() => {});
    expect(await unread()).toBe(1);
    await readOffer(as(joker), { offerId });
    expect(await unread()).toBe(0);
    await remindOffers(as(joker, after(7 * DAY)));
    expect(await unread()).toBe(1);
    await readOffer(as(joker, after(8 * DAY)), { offerId });
    expect(await unread()).toBe(0);
  });

  it("are read once and shown with the position as it was offered", async () => {
    const { ace, joker, as, recruitmentId } = world;
    await readOffer(as(joker), { offerId });
    await readOffer(as(joker), { offerId });
    expect(await tab(joker, "received")).toEqual([[true, "read"]]);
    expect(await tab(ace, "sent")).toEqual([[true, "read"]]);
    await test.db
      .update(recruitments)
      .set({ revision: 2, maxSalary: 700 })
      .where(eq(recruitments.id, recruitmentId));
    const { recruitment, ...seen } = await getOffer(as(joker), { offerId });
    expect(recruitment).toMatchObject({
      revision: 1,
      content: { maxSalary: 800 },
      current: { maxSalary: 700 },
    });
    expect(seen).toMatchObject({
      side: "joker",
      offer: { aceName: "田中 一郎", payUnit: "manYen" },
    });
    expect(JSON.stringify(recruitment)).not.toContain("aceIds");
  });

  it("show the company a name only after the match", async () => {
    const { ace, joker, as } = world;
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const before = await getOffer(as(ace), { offerId });
    expect(before).toMatchObject({
      side: "company",
      offer: { isOwn: true, joker: { isViewable: true }, undoableUntil: after(300_000) },
    });
    expect(JSON.stringify(before)).not.toMatch(/佐藤|サトウ|example/);
    const { matchingId } = await answerOffer(as(joker), yes());
    expect(await getOffer(as(ace), { offerId })).toMatchObject({
      offer: { matchingId, undoableUntil: null, joker: { name: "佐藤 花子" } },
    });
    const seen = await getOffer(as(admin), { offerId });
    expect(seen).toMatchObject({ offer: { matchingId: null, isOwn: false } });
    expect(JSON.stringify(seen)).not.toContain("佐藤");
    const colleague = await insertAce(test.db, ace.companyId);
    expect(await tab(colleague, "closed")).toEqual([]);
  });

  it("are out of sight once the joker hides from the company", async () => {
    const { ace, joker, as } = world;
    await setSiteHost(test.db, ace.companyId, "mori.example.jp");
    await hideFrom(test.db, joker, "mori");
    expect(await tab(joker, "received")).toEqual([]);
    await expect(answerOffer(as(joker), yes())).rejects.toMatchObject({ code: "dataNotFound" });
    const { items } = await listOffers(as(ace), { tab: "sent", limit: 30 });
    expect(items).toMatchObject([{ joker: { isViewable: false, occupation: null, recency: "" } }]);
  });

  it("are listed in pages", async () => {
    const { ace, as, send } = world;
    await send(await insertCandidate(test.db), after(1));
    await send(await insertCandidate(test.db), after(2));
    const first = await listOffers(as(ace), { limit: 2 });
    const second = await listOffers(as(ace), { limit: 2, cursor: first.nextCursor });
    expect([first.items.length, second.items.map(({ id }) => id)]).toEqual([2, [offerId]]);
    expect(second.nextCursor).toBeUndefined();
  });

  it("can stand in the order in which they expire, page by page", async () => {
    const { joker, as } = world;
    const sent = [offerId];
    for (const day of [1, 2]) {
      const other = await createOfferWorld(test.db);
      sent.push((await other.send(joker, after(day * DAY))).offerId);
    }
    const page = (cursor?: string) =>
      listOffers(as(joker, after(2 * DAY)), {
        tab: "received",
        sort: "deadline",
        limit: 2,
        cursor,
      });
    const first = await page();
    const second = await page(first.nextCursor);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(sent);
    expect(second.nextCursor).toBeUndefined();
  });

  it("arrive live, and leave the joker's list when taken back", async () => {
    const { ace, joker, as } = world;
    const open = async (actor: typeof ace | typeof joker) => {
      const follower = await offersTopic.open(as(actor), "", undefined);
      if (!follower) throw new Error("The topic did not open.");
      return follower as LiveFollower<{ status: string }>;
    };
    const [mine, theirs] = [await open(ace), await open(joker)];
    expect(theirs.snapshot).toMatchObject([
      { type: "added", id: offerId, doc: { status: "sent" } },
    ]);
    await withdrawOffer(as(ace), { offerId });
    const signal = { to: [], topic: "offers", id: offerId };
    expect(theirs.concerns(signal)).toBe(true);
    expect(await theirs.read(signal)).toEqual([{ type: "removed", id: offerId }]);
    expect(await mine.read(signal)).toMatchObject([
      { type: "modified", doc: { status: "withdrawn" } },
    ]);
  });

  it("arrive one by one as well, as they stand when a stream opens", async () => {
    const { ace, joker, as, recruitmentId } = world;
    const [mine, theirs] = [
      await offerTopic.open(as(ace), offerId, undefined),
      await offerTopic.open(as(joker), offerId, undefined),
    ];
    const told = (side: string, status: string) => ({
      id: offerId,
      doc: { side, offer: { status }, recruitment: { id: recruitmentId } },
    });
    expect(mine.snapshot).toMatchObject([{ type: "added", ...told("company", "sent") }]);
    expect(theirs.snapshot).toMatchObject([{ type: "added", ...told("joker", "sent") }]);
    const signal = { to: [], topic: "offers", id: offerId };
    expect(theirs.concerns(signal)).toBe(true);
    expect(theirs.concerns({ ...signal, id: uuidv7() })).toBe(false);
    await withdrawOffer(as(ace), { offerId });
    expect(await theirs.read(signal)).toEqual([{ type: "removed", id: offerId }]);
    expect(await mine.read(signal)).toMatchObject([
      { type: "modified", ...told("company", "withdrawn") },
    ]);
    const late = await offerTopic.open(as(joker), offerId, undefined);
    expect([late.snapshot, late.concerns(signal)]).toEqual([[], false]);
  });
});
