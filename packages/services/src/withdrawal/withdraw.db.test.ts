import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { offers } from "@tefuda/db/schema/offer";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { keepJoker } from "../candidate/keep-joker.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { getMatching } from "../matching/get-matching.ts";
import { insertAce, insertCompany, insertThread } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { checkWithdrawal } from "./check-withdrawal.ts";
import { withdraw } from "./withdraw.ts";
import { DAY_MINUTES, jokerRow, makeLeavers, userRow } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const isFound = async (id: string) =>
  (await test.db.select().from(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, id)))
    .length > 0;

describe("a seeker who withdraws", () => {
  it("is gone at once, on every device, and back by signing in", async () => {
    const { app, enter } = makeLeavers(test.db);
    const joker = await insertCandidate(test.db);
    const person = await enter(joker);
    expect(await isFound(joker.userId)).toBe(true);
    const { deleteAt } = await withdraw(await person.ctx(), { reason: "ほかで決まったため" });
    expect(deleteAt.getTime() - app.clock().getTime()).toBe(30 * DAY_MINUTES * 60_000);
    expect(await person.browser.actor()).toEqual({ kind: "visitor" });
    expect(await isFound(joker.userId)).toBe(false);
    expect(await userRow(test.db, joker.userId)).toMatchObject({
      withdrawalReason: "ほかで決まったため",
      deleteAt,
    });
    const [mail] = await app.mailsTo(person.email);
    expect(mail?.subject).toContain("退会のお手続きを受け付けました");
    expect(mail?.text).toContain("2026年12月20日（日）");

    app.pass(29 * DAY_MINUTES);
    expect(await person.logIn()).toMatchObject({ isBack: true });
    expect(await person.browser.actor()).toMatchObject({ kind: "joker" });
    expect(await isFound(joker.userId)).toBe(true);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: null });
    expect(await person.logIn()).toMatchObject({ isBack: false });
  });

  it("lets what waits lapse and frees keeps, for good", async () => {
    const world = await createOfferWorld(test.db);
    const { enter } = makeLeavers(test.db);
    const keeper = await insertAce(test.db, await insertCompany(test.db));
    await keepJoker(testCtx(test.db, keeper).ctx, { jokerId: world.joker.userId });
    const person = await enter(world.joker);
    const ctx = await person.ctx();
    await world.send(world.joker, ctx.clock());
    expect(await checkWithdrawal(ctx)).toMatchObject({
      isLastAdmin: false,
      openOffers: 1,
      openLikes: 0,
      threads: 0,
    });
    await withdraw(ctx, {});
    const statuses = () => test.db.select({ status: offers.status }).from(offers);
    expect(await statuses()).toEqual([{ status: "expired" }]);
    expect(await test.db.select().from(keeps)).toEqual([]);
    await person.logIn();
    expect(await statuses()).toEqual([{ status: "expired" }]);
  });

  it("stays in the threads of others without a name", async () => {
    const { enter } = makeLeavers(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    const person = await enter(joker);
    await withdraw(await person.ctx(), {});
    const card = await getMatching(testCtx(test.db, ace).ctx, { matchingId });
    expect(card.partner).toMatchObject({
      name: WITHDRAWN_USER_NAME,
      imageURL: null,
      hasLeft: true,
      departure: "left",
    });
  });

  it("has to have signed in a moment ago", async () => {
    const { app, enter } = makeLeavers(test.db);
    const joker = await insertCandidate(test.db);
    const person = await enter(joker);
    app.pass(6);
    await expect(withdraw(await person.ctx(), {})).rejects.toMatchObject({
      code: "requireRecentLogin",
    });
    expect(await userRow(test.db, joker.userId)).toMatchObject({ withdrawalRequestedAt: null });
  });
});

describe("a member of staff who withdraws", () => {
  it("leaves the company's people, and comes back to them", async () => {
    const { enter } = makeLeavers(test.db);
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const person = await enter(ace);
    const removedAt = async () =>
      (await test.db.select().from(aces).where(eq(aces.id, ace.userId)))[0]?.removedAt;
    await withdraw(await person.ctx(), {});
    expect(await removedAt()).not.toBeNull();
    expect(await person.logIn()).toMatchObject({ isBack: true });
    expect(await removedAt()).toBeNull();

    await withdraw(await person.ctx(), {});
    await test.db.update(aces).set({ removedAt: new Date() }).where(eq(aces.id, ace.userId));
    await expect(person.logIn()).rejects.toMatchObject({ code: "userDisabled" });
  });

  it("is not the last admin, of two who leave at once neither", async () => {
    const { enter } = makeLeavers(test.db);
    const companyId = await insertCompany(test.db);
    const admins = [
      await insertAce(test.db, companyId, { authority: "admin" }),
      await insertAce(test.db, companyId, { authority: "admin" }),
    ];
    const people = [];
    for (const admin of admins) people.push(await enter(admin));
    const contexts = await Promise.all(people.map((person) => person.ctx()));
    const results = await Promise.allSettled(contexts.map((ctx) => withdraw(ctx, {})));
    const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: "lastAdmin" })]);
    const left = people[results.findIndex(({ status }) => status === "rejected")];
    if (!left) throw new Error("Both have left.");
    expect(await checkWithdrawal(await left.ctx())).toMatchObject({ isLastAdmin: true });
  });
});
