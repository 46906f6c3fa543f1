import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { and, count, desc, eq, inArray, lt, lte, type SQLWrapper, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { whereOfferOpen } from "./queries/offer.ts";
import { row, rows } from "./rows.ts";
import { aces } from "./schema/ace.ts";
import { candidateNotes, keeps, skippedJokers } from "./schema/candidate.ts";
import { chatMessages } from "./schema/chat.ts";
import { jokerSearchChanges, jokerSearchDocuments } from "./schema/joker-search-document.ts";
import { jokerJudgements } from "./schema/judgement.ts";
import { matchings } from "./schema/matching.ts";
import { notifications } from "./schema/notification.ts";
import { offers } from "./schema/offer.ts";
import { recruitments } from "./schema/recruitment.ts";
import { seedForPlans } from "./test-seed.ts";

const database = useTestDatabase();
let someone = { jokerId: "", aceId: "", companyId: "", matchingId: "" };

beforeAll(async () => {
  await seedForPlans(database.db);
  someone = await row(
    database.db,
    sql`
      select joker_id as "jokerId", ace_id as "aceId", ace_company_id as "companyId", id as "matchingId"
      from matchings limit 1
    `,
  );
});

async function plan(query: SQLWrapper): Promise<string> {
  const lines = await rows<{ "QUERY PLAN": string }>(
    database.db,
    sql`explain (costs off) ${query.getSQL()}`,
  );
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

/** The page is read from the index in its order: nothing is sorted, no table is read through. */
async function expectInOrder(query: SQLWrapper, index: string) {
  const text = await plan(query);
  expect(text).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}\\b`));
  expect(text).not.toMatch(/Sort|Seq Scan/);
}

const matchingOrder = [desc(matchings.lastMessagedAt), desc(matchings.id)];

test("matchings of a joker, an ace and a company", async () => {
  const page = () => database.db.select().from(matchings);
  await expectInOrder(
    page()
      .where(eq(matchings.jokerId, someone.jokerId))
      .orderBy(...matchingOrder)
      .limit(20),
    "matchings_joker_id_last_messaged_at_idx",
  );
  await expectInOrder(
    page()
      .where(eq(matchings.aceId, someone.aceId))
      .orderBy(...matchingOrder)
      .limit(20),
    "matchings_ace_id_last_messaged_at_idx",
  );
  await expectInOrder(
    page()
      .where(eq(matchings.aceCompanyId, someone.companyId))
      .orderBy(...matchingOrder)
      .limit(20),
    "matchings_ace_company_id_last_messaged_at_idx",
  );
});

test("messages of a thread after a position", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.matchingId, someone.matchingId), sql`${chatMessages.seq} > 3`))
      .orderBy(chatMessages.seq)
      .limit(50),
    "chat_messages_matching_id_seq_key",
  );
});

test("offers of a joker and of a company", async () => {
  const newest = [desc(offers.createdAt), desc(offers.id)];
  await expectInOrder(
    database.db
      .select()
      .from(offers)
      .where(and(eq(offers.jokerId, someone.jokerId), eq(offers.status, "declined")))
      .orderBy(...newest)
      .limit(20),
    "offers_joker_id_status_created_at_idx",
  );
  await expectInOrder(
    database.db
      .select()
      .from(offers)
      .where(eq(offers.companyId, someone.companyId))
      .orderBy(...newest)
      .limit(20),
    "offers_company_id_created_at_idx",
  );
});

test("offers whose time is up or near", async () => {
  const now = new Date();
  await expectInOrder(
    database.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(inArray(offers.status, [...liveOfferStatuses]), lte(offers.expiresAt, now)))
      .orderBy(offers.expiresAt)
      .limit(100),
    "offers_expires_at_idx",
  );
});

test("offers that wait for a joker's answer", async () => {
  const text = await plan(
    database.db
      .select({ total: count() })
      .from(offers)
      .where(and(eq(offers.jokerId, someone.jokerId), whereOfferOpen(new Date()))),
  );
  expect(text).toMatch(/Index/);
  expect(text).not.toMatch(/Seq Scan/);
});

test("notifications of a user", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, someone.jokerId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(20),
    "notifications_user_id_created_at_idx",
  );
});

test("available aces, the newest and the picked", async () => {
  const page = () => database.db.select().from(aces).where(sql`${aces.isAvailable}`);
  await expectInOrder(
    page().orderBy(desc(aces.createdAt), desc(aces.id)).limit(20),
    "aces_created_at_idx",
  );
  await expectInOrder(
    page().orderBy(desc(aces.pickupPoint), desc(aces.id)).limit(20),
    "aces_pickup_point_idx",
  );
});

test("published recruitments", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(recruitments)
      .where(eq(recruitments.status, "published"))
      .orderBy(desc(recruitments.publishedAt), desc(recruitments.id))
      .limit(20),
    "recruitments_published_at_idx",
  );
});

test("judgements that wait", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(jokerJudgements)
      .where(eq(jokerJudgements.status, "requested"))
      .orderBy(jokerJudgements.requestedAt, jokerJudgements.id)
      .limit(20),
    "joker_judgements_status_requested_at_idx",
  );
});

test("changes of the search index, and documents whose score is of yesterday", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(jokerSearchChanges)
      .where(sql`${jokerSearchChanges.changedIn} >= '1'::xid8`)
      .orderBy(jokerSearchChanges.changedIn)
      .limit(20),
    "joker_search_changes_changed_in_idx",
  );
  await expectInOrder(
    database.db
      .select({ objectID: jokerSearchDocuments.objectID })
      .from(jokerSearchDocuments)
      .where(lt(jokerSearchDocuments.updatedAt, new Date()))
      .orderBy(jokerSearchDocuments.updatedAt)
      .limit(20),
    "joker_search_documents_updated_at_idx",
  );
});

test("notes on a candidate, keeps that end, and the last one passed over", async () => {
  const noted = await row<{ companyId: string; jokerId: string }>(
    database.db,
    sql`select company_id as "companyId", joker_id as "jokerId" from candidate_notes limit 1`,
  );
  await expectInOrder(
    database.db
      .select()
      .from(candidateNotes)
      .where(
        and(
          eq(candidateNotes.companyId, noted.companyId),
          eq(candidateNotes.jokerId, noted.jokerId),
        ),
      )
      .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
      .limit(21),
    "candidate_notes_company_id_joker_id_idx",
  );
  await expectInOrder(
    database.db
      .select()
      .from(keeps)
      .where(lte(keeps.expiresAt, new Date()))
      .orderBy(keeps.expiresAt)
      .limit(100),
    "keeps_expires_at_idx",
  );
  await expectInOrder(
    database.db
      .select()
      .from(skippedJokers)
      .where(and(eq(skippedJokers.aceId, someone.aceId), eq(skippedJokers.round, 1)))
      .orderBy(desc(skippedJokers.createdAt), desc(skippedJokers.jokerId))
      .limit(1),
    "skipped_jokers_ace_id_round_idx",
  );
});
