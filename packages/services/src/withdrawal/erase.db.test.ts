import { rows } from "@tefuda/db/rows";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { analyticsEvents, errorLogs } from "@tefuda/db/schema/monitoring";
import { eq, sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { deleteWithdrawn } from "./delete-withdrawn.ts";
import { insertOwnRows, insertRowsOfAce, insertRowsOfJoker } from "./own-rows.fixture.ts";
import { makeLeavers } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

/** The tables that name somebody. */
async function tablesNaming(id: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    test.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const naming = tables.map(
    ({ name }) => sql`select ${name}::text as name
      where exists (select from ${sql.identifier(name)} r where strpos(r::text, ${id}) > 0)`,
  );
  const found = await rows<{ name: string }>(test.db, sql.join(naming, sql` union all `));
  return found.map(({ name }) => name);
}

/** Two who have a thread and an offer, and the app whose jobs run. */
async function scene() {
  const { app } = makeLeavers(test.db);
  const world = await createOfferWorld(test.db);
  const { joker, ace } = world;
  await world.send();
  const sides = { jokerId: joker.userId, aceId: ace.userId, companyId: ace.companyId };
  await test.db.transaction((tx) => createMatching(tx, { ...sides, origin: "like", now: testNow }));
  const leave = async (id: string) => {
    await test.db
      .update(users)
      .set({ withdrawalRequestedAt: testNow, deleteAt: app.clock(), emailVerified: true })
      .where(eq(users.id, id));
    await test.db.update(mailOutbox).set({ status: "sent" });
  };
  return { app, joker, ace, leave };
}

it("leaves of a seeker with threads the rows alone that the others' threads need", async () => {
  const { app, joker, ace, leave } = await scene();
  const { userId } = joker;
  await insertOwnRows(test.db, userId, ace.userId);
  const elsewhere = await insertAce(test.db, await insertCompany(test.db));
  await insertRowsOfJoker(test.db, { joker, ace: elsewhere });
  await test.db.transaction((tx) => upsertSearchDocument(tx, userId, testNow));
  const fan = await insertCandidate(test.db, { favoriteUserIds: [userId, ace.userId] });
  await test.db
    .update(aces)
    .set({ favoriteUserIds: [userId, fan.userId] })
    .where(eq(aces.id, ace.userId));
  expect(await tablesNaming(userId)).toHaveLength(37);

  await leave(userId);
  expect(await deleteWithdrawn(app)).toBe(1);
  expect(await tablesNaming(userId)).toEqual([
    "joker_search_changes",
    "jokers",
    "mail_outbox",
    "matchings",
    "users",
  ]);
  const mails = await test.db.select({ template: mailOutbox.template }).from(mailOutbox);
  expect(mails).toEqual([{ template: "withdrawalDone" }]);
  const seen = eq(analyticsEvents.name, "page_view");
  const events = await test.db.select().from(analyticsEvents).where(seen);
  expect(events).toMatchObject([{ userId: null }]);
  expect(await test.db.select().from(errorLogs)).toMatchObject([{ userId: null }]);
  const [own] = await test.db.select().from(jokers).where(eq(jokers.id, userId));
  expect(own).toMatchObject({ skills: [], hasIntroduction: false, updatedAt: app.clock() });
  const [other] = await test.db.select().from(jokers).where(eq(jokers.id, fan.userId));
  expect(other).toMatchObject({ favoriteUserIds: [ace.userId] });
  const [staff] = await test.db.select().from(aces).where(eq(aces.id, ace.userId));
  expect(staff).toMatchObject({ favoriteUserIds: [fan.userId] });
});

it("leaves of a member of staff what is the company's", async () => {
  const { app, joker, ace, leave } = await scene();
  const { userId } = ace;
  await insertOwnRows(test.db, userId, joker.userId);
  const candidate = await insertCandidate(test.db);
  await insertRowsOfAce(test.db, { joker: candidate, ace });
  const shown = { isAvailable: true, isAgent: true, agentOrder: 3, pickupPoint: 5 };
  await test.db.update(aces).set(shown).where(eq(aces.id, userId));
  expect(await tablesNaming(userId)).toHaveLength(31);

  await leave(userId);
  expect(await deleteWithdrawn(app)).toBe(1);
  expect(await tablesNaming(userId)).toEqual([
    "aces",
    "audit_logs",
    "likes",
    "mail_outbox",
    "matchings",
    "offers",
    "recruitment_aces",
    "recruitment_revisions",
    "users",
  ]);
  const [own] = await test.db.select().from(aces).where(eq(aces.id, userId));
  expect(own).toMatchObject({
    email: `${userId}@erased.invalid`,
    isAvailable: false,
    isAgent: false,
    agentOrder: 0,
    pickupPoint: 0,
  });
  const [user] = await test.db.select().from(users).where(eq(users.id, userId));
  expect(user).toMatchObject({ name: "", email: `${userId}@erased.invalid`, emailVerified: false });
});
