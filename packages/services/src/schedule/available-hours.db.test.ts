import type { MemberActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJoker, testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getAvailableHours, saveAvailableHours } from "./available-hours.ts";
import { april, createScheduleWorld } from "./schedule.fixture.ts";
import { getTakenTimes } from "./taken-times.ts";

const test = useTestDatabase();
const as = (actor: MemberActor) => testCtx(test.db, actor).ctx;
const evening = (weekday: 0 | 1 | 2) => ({ weekday, startMinute: 19 * 60, endMinute: 21 * 60 });

it("keeps the week of each user, in place of the one before", async () => {
  const joker = await insertJoker(test.db);
  const ace = await insertAce(test.db, await insertCompany(test.db));
  expect(await getAvailableHours(as(joker))).toEqual({ hours: [] });
  await saveAvailableHours(as(joker), { hours: [evening(0), evening(1)] });
  await saveAvailableHours(as(ace), { hours: [evening(2)] });
  expect(await getAvailableHours(as(joker))).toEqual({ hours: [evening(1), evening(0)] });
  await saveAvailableHours(as(joker), { hours: [evening(2)] });
  await saveAvailableHours(as(joker), { hours: [evening(2)] });
  expect(await getAvailableHours(as(joker))).toEqual({ hours: [evening(2)] });
  await saveAvailableHours(as(joker), { hours: [] });
  expect(await getAvailableHours(as(joker))).toEqual({ hours: [] });
  expect(await getAvailableHours(as(ace))).toEqual({ hours: [evening(2)] });
});

it("stores one of two weeks that come at once, unmixed", async () => {
  const joker = await insertJoker(test.db);
  const weeks = [[evening(0)], [evening(1), evening(2)]];
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      saveAvailableHours(as(joker), { hours: weeks[n % 2] ?? [] }),
    ),
  );
  const { hours } = await getAvailableHours(as(joker));
  expect(weeks.map((week) => JSON.stringify(week))).toContain(JSON.stringify(hours));
});

it("shows in a week what both are free for, and one's own interviews alone", async () => {
  const { as, ace, joker, fix, matchingId } = await createScheduleWorld(test.db);
  await fix([april(5, "10:00")]);
  const hours = (weekday: 6 | 0, from: number) => ({
    hours: [{ weekday, startMinute: from * 60, endMinute: (from + 2) * 60 }],
  });
  await saveAvailableHours(as(joker), hours(6, 9));
  await saveAvailableHours(as(ace), hours(0, 19));
  const week = { matchingId, from: new Date(april(4, "00:00")), to: new Date(april(7, "00:00")) };
  expect(await getTakenTimes(as(joker), week)).toEqual({
    fixed: [
      {
        startAt: "2025-04-05T01:00:00.000Z",
        endAt: "2025-04-05T01:30:00.000Z",
        matchingId,
        partnerName: "田中 一郎",
      },
    ],
    mine: [{ startAt: "2025-04-05T00:00:00.000Z", endAt: "2025-04-05T02:00:00.000Z" }],
    partnerHours: [{ startAt: "2025-04-06T10:00:00.000Z", endAt: "2025-04-06T12:00:00.000Z" }],
  });
  const other = await createScheduleWorld(test.db, { ace });
  const theirs = await getTakenTimes(other.as(other.joker), {
    ...week,
    matchingId: other.matchingId,
  });
  expect(theirs).toMatchObject({ fixed: [], mine: [] });
  await expect(getTakenTimes(other.as(other.joker), week)).rejects.toThrow(
    expect.objectContaining({ code: "dataNotFound" }),
  );
});
