import type { MemberActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJoker, testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getAvailableHours, saveAvailableHours } from "./available-hours.ts";

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
