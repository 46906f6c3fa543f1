import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { makeBrowser, PASSWORD } from "../account/browser.fixture.ts";
import { signIn } from "../account/sign-in.ts";
import { signOut } from "../account/sign-out.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
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
