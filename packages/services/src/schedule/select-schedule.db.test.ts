import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { april, createScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";

const database = useTestDatabase();

it("takes a time that is still to come alone", async () => {
  const { as, ace, joker, propose, choice, read, passHours } = await createScheduleWorld(
    database.db,
  );
  // Told at 14:01 on the 3rd; at 10:00 on the 5th the first begins.
  const scheduleId = await propose(ace, [april(5, "10:00"), april(6, "19:30")]);
  passHours(44 - 1 / 60);
  await expect(selectSchedule(as(joker), await choice(scheduleId, 0))).rejects.toMatchObject({
    code: "scheduleExpired",
  });
  await selectSchedule(as(joker), await choice(scheduleId, 1));
  expect(await read(scheduleId)).toMatchObject({ status: "fixed" });
});
