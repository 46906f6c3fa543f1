import { notifications } from "@tefuda/db/schema/notification";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { suspendUser } from "../sanction/suspend-user.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { makeLeavers } from "../withdrawal/withdrawal.fixture.ts";
import { publishRecruitment } from "./publish-recruitment.ts";
import { createPositionWorld, type PositionWorld } from "./recruitment.fixture.ts";

const test = useTestDatabase();
let world: PositionWorld;
beforeEach(async () => {
  await test.clear();
  world = await createPositionWorld(test.db);
});

const suspend = async () => {
  const operator = await insertOperator(test.db, "admin");
  await suspendUser(world.as(operator), givenTo(world.member.userId));
};
const leave = async () => {
  const person = await makeLeavers(test.db).enter(world.member);
  await withdraw(await person.ctx(), {});
};

it.each([
  ["is suspended", suspend],
  ["withdraws", leave],
])("a position is paused when the only member in charge %s, and stays theirs", async (_, go) => {
  const { admin, member, as, row } = world;
  const alone = await world.published({ closesAt: "2027-12-31" });
  const aceIds = [admin.userId, member.userId];
  const shared = await world.published({ aceIds, closesAt: "2027-12-31" });
  await go();
  expect(await row(alone)).toMatchObject({ status: "paused", pauseReason: "noAces" });
  expect(await row(shared)).toMatchObject({ status: "published" });
  const told = await test.db
    .select({ link: notifications.link })
    .from(notifications)
    .where(
      and(eq(notifications.userId, admin.userId), eq(notifications.type, "recruitmentPaused")),
    );
  expect(told).toEqual([{ link: `/recruitment/${alone}` }]);
  await expect(publishRecruitment(as(admin), { recruitmentId: alone })).rejects.toMatchObject({
    code: "recruitmentIncomplete",
  });
});
