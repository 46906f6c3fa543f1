import type { CalendarPort } from "@tefuda/adapters/calendar/port";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { makeTestApp } from "../account/browser.fixture.ts";
import { sealTokens } from "../calendar/tokens.ts";
import type { Ctx } from "../kernel/context.ts";
import { april, createScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";

const database = useTestDatabase();

/** A seeker whose calendar is linked, and an ace's proposal of 10 o'clock. */
async function withCalendar(readBusy: CalendarPort["readBusy"]) {
  const world = await createScheduleWorld(database.db);
  const { auth } = makeTestApp(database.db).ports;
  const calendar = { provider: "google", limitMs: 5000, readBusy } as CalendarPort;
  const { ports, ...ctx } = world.as(world.joker);
  const linked: Ctx<typeof world.joker> = { ...ctx, ports: { ...ports, auth, calendar } };
  const { userId } = world.joker;
  await database.db.insert(calendarLinks).values({
    userId,
    provider: "google",
    scope: "freebusy",
    linkedAt: ctx.clock(),
    tokenEncrypted: await sealTokens(linked, userId, {
      accessToken: "a",
      refreshToken: "r",
      expiresInSeconds: 3600,
    }),
  });
  const scheduleId = await world.propose(world.ace, [april(5, "10:00")]);
  const chosen = await world.choice(scheduleId);
  return { world, scheduleId, select: () => selectSchedule(linked, chosen) };
}

const span = (from: string, to: string) => ({
  startAt: new Date(april(5, from)),
  endAt: new Date(april(5, to)),
});

it("a time that a linked calendar holds is not fixed, one beside it is", async () => {
  const taken = await withCalendar(async () => [span("10:15", "11:00")]);
  await expect(taken.select()).rejects.toThrow(
    expect.objectContaining({ code: "scheduleConflict" }),
  );
  expect((await taken.world.read(taken.scheduleId)).status).toBe("proposed");
  const free = await withCalendar(async () => [span("09:00", "10:00"), span("10:30", "11:00")]);
  await free.select();
});

it("a calendar that cannot be read stands in nobody's way", async () => {
  const broken = await withCalendar(async () => {
    throw new Error("the provider is away");
  });
  await broken.select();
  expect((await broken.world.read(broken.scheduleId)).status).toBe("fixed");
});
