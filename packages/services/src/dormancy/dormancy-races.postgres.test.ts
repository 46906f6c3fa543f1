import { sessions, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { makeBrowser, makeTestApp } from "../account/browser.fixture.ts";
import { setActivity } from "../activity/set-activity.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { findPerson, finishSignIn } from "../sign-in/signing-in.ts";
import { userRow } from "../withdrawal/withdrawal.fixture.ts";
import { tendDormant } from "./tend-dormant.ts";

const ROUNDS = 20;
const test = useTestDatabase();

it("lets somebody come back by all ways at once, whatever the job is about to do", async () => {
  const app = makeTestApp(test.db);
  const joker = await insertCandidate(test.db);
  const { userId } = joker;
  const own = eq(users.id, userId);
  const used = addCalendarMonths(app.clock(), -30);
  const told = addCalendarMonths(app.clock(), -6);
  const { ctx } = testCtx(test.db, joker, app.clock());
  for (let round = 0; round < ROUNDS; round += 1) {
    // Told, and due to go out of companies' sight.
    await test.db.delete(sessions);
    await test.db.update(jokers).set({ onlineAt: used, offlineAt: null });
    await test.db
      .update(users)
      .set({ createdAt: used, lastSignedInAt: used, dormantToldAt: told, dormantPausedAt: null })
      .where(own);
    const person = await findPerson(test.db, own);
    if (!person) throw new Error("There is nobody to sign in.");
    // A browser that is not known: the user's row is locked for the mail about it.
    const browser = makeBrowser(app);
    const ways = [
      finishSignIn(await browser.ctx(), person, "joker"),
      setActivity(ctx, { activity: "online", platform: "spweb" }),
      tendDormant(app),
      setActivity(ctx, { activity: "online", platform: "web" }),
    ];
    await Promise.all(ways);
    expect(await userRow(test.db, userId)).toMatchObject({
      lastSignedInAt: app.clock(),
      dormantToldAt: null,
      dormantPausedAt: null,
      dormantWarnedAt: null,
    });
  }
});
