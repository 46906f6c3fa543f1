import { randomUUID } from "node:crypto";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import { expect, test } from "vitest";
import { usePlans } from "./plans.fixture.ts";
import { whereOfferOpen } from "./queries/offer.ts";
import { row } from "./rows.ts";
import { aces } from "./schema/ace.ts";
import { candidateNotes, keeps, skippedJokers } from "./schema/candidate.ts";
import { jokerSearchChanges, jokerSearchDocuments } from "./schema/joker-search-document.ts";
import { jokerJudgements } from "./schema/judgement.ts";
import { notifications } from "./schema/notification.ts";
import { offers } from "./schema/offer.ts";
import { recruitments } from "./schema/recruitment.ts";
import { reviews } from "./schema/video.ts";
import { and, count, desc, eq, inArray, lt, lte, sql } from "./sql.ts";

const { database, someone, plan, expectInOrder } = usePlans();

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

test("unread notifications, among ten thousand of one user", async () => {
  await database.db.execute(sql`
    insert into notifications (id, user_id, type, content, is_read, created_at)
    select gen_random_uuid(), ${someone.jokerId}, 'matchingReleased', '…', n > 40,
      now() - n * interval '1 second'
    from generate_series(1, 10000) as n`);
  await database.db.execute(sql`
    insert into notifications (id, user_id, type, content, is_read, created_at)
    select gen_random_uuid(), id, 'matchingReleased', '…', n % 4 > 0, now() - n * interval '1 hour'
    from (select id from users limit 2000) as others, generate_series(1, 40) as n`);
  await database.db.execute(sql`analyze notifications`);
  const text = await plan(sql`
    select count(*) from (
      select 1 from notifications where user_id = ${someone.jokerId} and not is_read
      limit (select 100)
    ) as unread`);
  expect(text).toMatch(/Scan (using|on) notifications_unread_idx/);
  expect(text).not.toMatch(/Seq Scan/);
  await expectInOrder(
    database.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, someone.jokerId),
          sql`(${notifications.createdAt}, ${notifications.id}) < (now(), ${randomUUID()}::uuid)`,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(31),
    "notifications_user_id_created_at_idx",
  );
  const marking = await plan(sql`
    update notifications set is_read = true
    where user_id = ${someone.jokerId} and not is_read and created_at <= now()`);
  expect(marking).not.toMatch(/Seq Scan/);
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

test("what people thought of their interviews, and what of it is alarming", async () => {
  await database.db.insert(reviews).values(
    Array.from({ length: 3000 }, (_, index) => ({
      id: randomUUID(),
      videoChatId: randomUUID(),
      matchingId: someone.matchingId,
      userId: someone.jokerId,
      side: "joker" as const,
      interviewAt: new Date(index * 1000),
      rating: index % 20 === 0 ? (1 as const) : (5 as const),
      tags: index % 25 === 0 ? (["unpleasant"] as const).slice() : [],
      createdAt: new Date(index * 1000),
    })),
  );
  await database.db.execute(sql`analyze reviews`);
  const order = [desc(reviews.createdAt), desc(reviews.id)];
  for (const [index, where] of [
    ["reviews_created_at_idx", undefined],
    ["reviews_low_idx", sql`${reviews.rating} <= 2`],
    ["reviews_unpleasant_idx", sql`${reviews.tags} @> array['unpleasant']::text[]`],
  ] as const) {
    const page = database.db.select().from(reviews).where(where);
    await expectInOrder(page.orderBy(...order).limit(31), index);
  }
});
