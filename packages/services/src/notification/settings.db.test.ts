import { notificationSettings } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { defaultNotificationSettings } from "@tefuda/domain/notification/settings";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJoker, testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getNotificationSettings } from "./get-settings.ts";
import { updateNotificationSettings } from "./update-settings.ts";

const database = useTestDatabase();

it("has everything on until something is switched off, for each person apart", async () => {
  const joker = testCtx(database.db, await insertJoker(database.db)).ctx;
  const company = await insertCompany(database.db);
  const ace = testCtx(database.db, await insertAce(database.db, company)).ctx;
  expect(await getNotificationSettings(joker)).toEqual(defaultNotificationSettings);

  const switched = await updateNotificationSettings(joker, {
    settings: { isNewMessageMail: false },
  });
  expect(switched).toEqual({ ...defaultNotificationSettings, isNewMessageMail: false });
  expect(await getNotificationSettings(joker)).toEqual(switched);
  expect(await getNotificationSettings(ace)).toEqual(defaultNotificationSettings);
});

it("keeps what two switches pressed at once say, and says the same twice without harm", async () => {
  const { ctx } = testCtx(database.db, await insertJoker(database.db));
  const off = (key: "isNewMessageMail" | "isAnnouncementPush") =>
    updateNotificationSettings(ctx, { settings: { [key]: false } });
  await Promise.all([off("isNewMessageMail"), off("isAnnouncementPush")]);
  await off("isNewMessageMail");
  expect(await getNotificationSettings(ctx)).toEqual({
    ...defaultNotificationSettings,
    isNewMessageMail: false,
    isAnnouncementPush: false,
  });
});

it("writes nothing where nothing is switched", async () => {
  const actor = await insertJoker(database.db);
  await updateNotificationSettings(testCtx(database.db, actor).ctx, { settings: {} });
  const own = eq(notificationSettings.userId, actor.userId);
  expect(await database.db.$count(notificationSettings, own)).toBe(0);
});

it("leaves what the sign-up was told about news", async () => {
  const actor = await insertJoker(database.db);
  const { ctx } = testCtx(database.db, actor);
  await database.db
    .insert(notificationSettings)
    .values({ userId: actor.userId, isNewsMail: true, updatedAt: ctx.clock() });
  await updateNotificationSettings(ctx, { settings: { isAnnouncementPush: false } });
  const [row] = await database.db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, actor.userId));
  expect(row).toMatchObject({ isNewsMail: true, isAnnouncementPush: false });
});
