import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { sql } from "@tefuda/db/sql";
import { trackEventsSchema } from "@tefuda/domain/monitoring/client-events";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { countWaiting } from "@tefuda/testing/database/waiting";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { recordReading } from "./record-reading.ts";
import { trackEvents } from "./track-events.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const waiting = (count: number) =>
  expect.poll(() => countWaiting(test.db), { timeout: 10_000 }).toBe(count);

it("looks and browsers are answered while somebody has the table of events, and take one connection of it", async () => {
  const { userId: jokerId } = await insertCandidate(test.db);
  const ace = await insertAce(test.db, await insertCompany(test.db));
  const { ctx } = testCtx(test.db, ace);
  const told = trackEventsSchema.parse({
    events: [{ id: uuidv7(), name: "page_view", params: { page: "/companies" } }],
  });
  const release = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const holding = test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${analyticsEvents} in access exclusive mode`);
    isLocked.resolve();
    await release.promise;
  });
  await isLocked.promise;

  try {
    // More than there are connections.
    const looks = Array.from({ length: 30 }, (_, n) =>
      recordReading(ctx, "candidate_view", {}, `somebody ${n}`),
    );
    const [candidate, answer] = await Promise.all([
      getCandidate(ctx, { jokerId }),
      trackEvents(ctx, told),
      ...looks,
    ]);
    expect([candidate.matchingId, answer]).toEqual([null, {}]);
    await waiting(1);
  } finally {
    release.resolve();
    await holding;
  }
  await recordReading(ctx, "candidate_view", {}, "one more");
  await expect
    .poll(() => test.db.$count(analyticsEvents), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(1);
  await waiting(0);
});
