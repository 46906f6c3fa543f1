import { actionCodes, sessions } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import {
  activityHistories,
  analyticsEvents,
  auditLogs,
  errorLogs,
} from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { insertJoker, testNow } from "../joker/joker.fixture.ts";
import { purgeRecords } from "./purge-records.ts";

const test = useTestDatabase();
const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * DAY);

it("deletes what is older than the privacy policy allows, and nothing younger", async () => {
  const { userId } = await insertJoker(test.db);
  await test.db.insert(errorLogs).values(
    [89, 91].map((days) => ({
      id: uuidv7(),
      name: "Error",
      message: String(days),
      page: "/",
      createdAt: daysAgo(days),
    })),
  );
  await test.db.insert(activityHistories).values(
    [179, 181].map((days) => ({
      id: uuidv7(),
      userId,
      activity: days < 180 ? ("online" as const) : ("offline" as const),
      platform: "web" as const,
      createdAt: daysAgo(days),
    })),
  );
  await test.db.insert(analyticsEvents).values(
    [394, 397].map((days) => ({
      id: uuidv7(),
      name: "compass_run" as const,
      userId,
      createdAt: daysAgo(days),
    })),
  );
  await test.db.insert(notifications).values(
    [364, 367].map((days) => ({
      id: uuidv7(),
      userId,
      type: "matchingReleased" as const,
      content: String(days),
      createdAt: daysAgo(days),
    })),
  );
  const mails = [
    ["sent", 99],
    ["sent", 101],
    ["failed", 99],
    ["failed", 101],
    ["waiting", 101],
  ] as const;
  await test.db.insert(mailOutbox).values(
    mails.map(([status, days]) => ({
      id: uuidv7(),
      template: "welcome" as const,
      to: `reader-${days}@example.jp`,
      params: {},
      status,
      nextAttemptAt: daysAgo(days),
      createdAt: daysAgo(days),
    })),
  );
  await test.db.insert(actionCodes).values(
    [29, 31].map((days) => ({
      id: uuidv7(),
      kind: "signUp" as const,
      email: `visitor-${days}@example.jp`,
      codeHash: String(days),
      expiresAt: daysAgo(days),
      createdAt: daysAgo(days + 1),
    })),
  );
  const { userId: neverBack } = await insertJoker(test.db);
  const stays = [
    [userId, "running", -60, 30],
    [userId, "running beside it", -50, 40],
    [userId, "ended", 1, 91],
    [neverBack, "the last, long ago", 700, 790],
    [neverBack, "an earlier one", 710, 800],
  ] as const;
  await test.db.insert(sessions).values(
    stays.map(([whose, token, endedDays, usedDays]) => ({
      id: uuidv7(),
      userId: whose,
      token,
      expiresAt: daysAgo(endedDays),
      createdAt: daysAgo(usedDays),
      updatedAt: daysAgo(usedDays),
    })),
  );
  const acts = [
    ["joker", 364],
    ["joker", 367],
    ["operator", 367],
    ["operator", 1094],
    ["operator", 1097],
  ] as const;
  await test.db.insert(auditLogs).values(
    acts.map(([actorType, days]) => ({
      id: uuidv7(),
      actorType,
      action: String(days),
      targetType: "joker",
      createdAt: daysAgo(days),
    })),
  );

  await purgeRecords({ db: test.db, clock: () => testNow });

  expect((await test.db.select().from(errorLogs)).map(({ message }) => message)).toEqual(["89"]);
  const left = await test.db.select().from(activityHistories);
  expect(left.map(({ activity }) => activity)).toEqual(["online"]);
  const events = await test.db.select().from(analyticsEvents);
  expect(events.map(({ createdAt }) => createdAt)).toEqual([daysAgo(394)]);
  expect((await test.db.select().from(notifications)).map(({ content }) => content)).toEqual([
    "364",
  ]);
  const kept = await test.db.select().from(mailOutbox).orderBy(mailOutbox.id);
  expect(kept.map(({ status, to }) => [status, to])).toEqual([
    ["sent", "reader-99@example.jp"],
    ["failed", "reader-99@example.jp"],
    ["waiting", "reader-101@example.jp"],
  ]);
  const codes = await test.db.select().from(actionCodes);
  expect(codes.map(({ email }) => email)).toEqual(["visitor-29@example.jp"]);
  const signedIn = await test.db.select().from(sessions).orderBy(sessions.id);
  expect(signedIn.map(({ token }) => token)).toEqual([
    "running",
    "running beside it",
    "the last, long ago",
  ]);
  const records = await test.db.select().from(auditLogs).orderBy(auditLogs.id);
  expect(records.map(({ actorType, action }) => [actorType, Number(action)])).toEqual([
    ["joker", 364],
    ["operator", 367],
    ["operator", 1094],
  ]);
});
