import { sessions } from "@tefuda/db/schema/account";
import { activityHistories } from "@tefuda/db/schema/monitoring";
import { desc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { makeBrowser, PASSWORD } from "../account/browser.fixture.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { jokerRow, makeLeavers } from "../withdrawal/withdrawal.fixture.ts";
import { setActivity } from "./set-activity.ts";

const test = useTestDatabase();

it("takes whoever signs out on the last device for gone, and nobody who is still on another", async () => {
  const { app, enter } = makeLeavers(test.db);
  const joker = await insertCandidate(test.db);
  const { ctx, browser, email } = await enter(joker);
  const phone = makeBrowser(app);
  await signIn(await phone.ctx(), { email, password: PASSWORD, page: "joker" });
  await setActivity(await ctx(), { activity: "online", platform: "web" });
  app.pass(20);
  await signOut(await phone.ctx());
  expect(await jokerRow(test.db, joker.userId)).toMatchObject({ offlineAt: null });
  await signOut(await browser.ctx());
  expect(await jokerRow(test.db, joker.userId)).toMatchObject({ offlineAt: app.clock() });
  // Again changes nothing.
  await signOut(await browser.ctx());
});

it("counts neither sessions that have run out nor those of others, and is of the platform of one's own last coming", async () => {
  const { app, enter } = makeLeavers(test.db);
  const [joker, other] = [await insertCandidate(test.db), await insertCandidate(test.db)];
  const { ctx, browser } = await enter(joker);
  const { userId } = joker;
  await test.db.insert(sessions).values({
    id: uuidv7(),
    userId,
    token: uuidv7(),
    expiresAt: app.clock(),
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  await setActivity(await ctx(), { activity: "online", platform: "web" });
  app.pass(20);
  const theirs = await enter(other);
  await setActivity(await theirs.ctx(), { activity: "online", platform: "spweb" });
  await test.db.insert(activityHistories).values({
    id: uuidv7(),
    userId,
    activity: "offline",
    platform: "spweb",
    createdAt: app.clock(),
  });
  app.pass(20);
  await signOut(await browser.ctx());
  expect(await jokerRow(test.db, userId)).toMatchObject({ offlineAt: app.clock() });
  expect(await jokerRow(test.db, other.userId)).toMatchObject({ offlineAt: null });
  const [last] = await test.db
    .select()
    .from(activityHistories)
    .where(eq(activityHistories.userId, userId))
    .orderBy(desc(activityHistories.createdAt));
  expect(last).toMatchObject({ activity: "offline", platform: "web", createdAt: app.clock() });
});
