import { expect, test } from "vitest";
import { usePlans } from "./plans.fixture.ts";
import { chatMessages } from "./schema/chat.ts";
import { matchings } from "./schema/matching.ts";
import { schedules } from "./schema/schedule.ts";
import { and, desc, eq, gt, isNull, lt, lte, or, sql } from "./sql.ts";

const { database, someone, plan, expectInOrder } = usePlans();

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

test("threads whose turn is over", async () => {
  const text = await plan(
    database.db
      .select({ id: matchings.id })
      .from(matchings)
      .where(and(isNull(matchings.operatorId), lt(matchings.lastMessagedAt, new Date(0))))
      .orderBy(matchings.id)
      .limit(100),
  );
  expect(text).toMatch(/matchings_turn_idx/);
  expect(text).not.toMatch(/Seq Scan/);
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

test("words in one's threads, the newest of each", async () => {
  const inThread = database.db
    .select({ id: chatMessages.id, sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(
      sql`${chatMessages.matchingId} = ${matchings.id} and strpos(${chatMessages.searchText}, 'memo') > 0
        and ${chatMessages.searchText} is not null`,
    )
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(21)
    .as("in_thread");
  const found = await plan(
    database.db
      .select({ id: inThread.id })
      .from(matchings)
      .innerJoinLateral(inThread, sql`true`)
      .where(eq(matchings.jokerId, someone.jokerId))
      .orderBy(desc(inThread.sentAt), desc(inThread.id))
      .limit(21),
  );
  expect(found).toContain("chat_messages_search_idx");
  expect(found).not.toMatch(/Seq Scan/);
});

test("the fixed interviews of a person within a time, on either side", async () => {
  const day = { from: new Date(), to: new Date(Date.now() + 86_400_000) };
  const text = await plan(
    database.db
      .select({ startAt: schedules.startAt })
      .from(schedules)
      .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
      .where(
        and(
          or(eq(matchings.aceId, someone.aceId), eq(matchings.jokerId, someone.aceId)),
          eq(schedules.status, "fixed"),
          lt(schedules.startAt, day.to),
          gt(schedules.endAt, day.from),
        ),
      ),
  );
  expect(text).toMatch(/Index/);
  expect(text).not.toMatch(/Seq Scan/);
});

test("the newest schedule of a thread, and proposals whose time is up", async () => {
  await expectInOrder(
    database.db
      .select()
      .from(schedules)
      .where(eq(schedules.matchingId, someone.matchingId))
      .orderBy(desc(schedules.createdAt), desc(schedules.id))
      .limit(1),
    "schedules_matching_id_created_at_idx",
  );
  await expectInOrder(
    database.db
      .select({ id: schedules.id })
      .from(schedules)
      .where(and(eq(schedules.status, "proposed"), lte(schedules.expiresAt, new Date())))
      .orderBy(schedules.expiresAt)
      .limit(100),
    "schedules_expires_at_idx",
  );
});
