import type { Db } from "@tefuda/db/client";
import { accounts, actionCodes, consents, sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import {
  candidateNotes,
  hiddenJokers,
  keeps,
  savedSearches,
  skippedJokers,
} from "@tefuda/db/schema/candidate";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { activityHistories, analyticsEvents, errorLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks, notificationSettings, notifications } from "@tefuda/db/schema/notification";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { availableHours, calendarLinks } from "@tefuda/db/schema/schedule";
import { secondFactors, secondSteps } from "@tefuda/db/schema/second-factor";
import { reviews } from "@tefuda/db/schema/video";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";

const at = new Date("2026-04-01T00:00:00Z");
const written = { createdAt: at, updatedAt: at };
const made = () => ({ id: uuidv7(), createdAt: at });

/** A row of a user in each table that is a user's own; `beside` is somebody with a browser. */
export async function insertOwnRows(db: Db, userId: string, beside: string): Promise<void> {
  const session = (of: string) => ({
    id: uuidv7(),
    userId: of,
    token: uuidv7(),
    expiresAt: at,
    ...written,
  });
  const [own, others] = [session(userId), session(beside)];
  await db.insert(sessions).values([own, others]);
  await db
    .insert(accounts)
    .values({ id: uuidv7(), accountId: uuidv7(), providerId: "google", userId, ...written });
  await db.insert(secondFactors).values({ userId, secretSealed: "x", ...written });
  await db.insert(secondSteps).values({ ...made(), userId, tokenHash: uuidv7(), expiresAt: at });
  const code = { kind: "verifyEmail", codeHash: uuidv7(), expiresAt: at } as const;
  await db.insert(actionCodes).values({ ...made(), ...code, userId, email: "next@example.test" });
  await db.insert(customTokens).values({ ...made(), userId, tokenHash: uuidv7(), expiresAt: at });
  await db
    .insert(consents)
    .values({ id: uuidv7(), userId, kind: "terms", version: "1", agreedAt: at });
  const notice = { type: "matchingEstablished", content: "お知らせ" } as const;
  await db.insert(notifications).values({ ...made(), userId, ...notice });
  await db.insert(notificationSettings).values({ userId, updatedAt: at });
  await db.insert(announceMarks).values({ id: userId, createdAt: at });
  const browser = { p256dh: "x", auth: "x", sessionId: others.id };
  const [push, pushOfOther] = [
    { ...made(), userId, endpoint: uuidv7(), ...browser },
    { ...made(), userId: beside, endpoint: uuidv7(), ...browser },
  ];
  await db.insert(pushSubscriptions).values([push, pushOfOther]);
  const waiting = { kind: "newMessage", sendAt: at, expiresAt: at };
  await db
    .insert(pushOutbox)
    .values({ ...made(), userId, subscriptionId: pushOfOther.id, ...waiting });
  const mail = { template: "passwordChanged", to: "own@example.test", params: {} } as const;
  await db.insert(mailOutbox).values({ ...made(), userId, ...mail, nextAttemptAt: at });
  await db
    .insert(calendarLinks)
    .values({ userId, provider: "google", scope: "", tokenEncrypted: "x", linkedAt: at });
  await db.insert(availableHours).values({ userId, weekday: 1, startMinute: 540, endMinute: 600 });
  const review = { videoChatId: uuidv7(), matchingId: uuidv7(), interviewAt: at } as const;
  await db.insert(reviews).values({ ...made(), userId, side: "joker", rating: 5, ...review });
  await db
    .insert(activityHistories)
    .values({ ...made(), userId, activity: "online", platform: "web" });
  await db.insert(analyticsEvents).values({ ...made(), userId, name: "page_view" });
  await db.insert(errorLogs).values({ ...made(), userId, name: "E", message: "m", page: "/" });
}

interface Sides {
  readonly joker: Pick<JokerActor, "userId">;
  readonly ace: Pick<AceActor, "userId" | "companyId">;
}

/** A row in each table that is about a seeker; `ace` is whose company put it there. */
export async function insertRowsOfJoker(db: Db, { joker, ace }: Sides): Promise<void> {
  const jokerId = joker.userId;
  await db.insert(hiddenCompanyDomains).values({ ...made(), jokerId, word: "tsubame.example" });
  await db.insert(jokerJudgements).values({ id: uuidv7(), jokerId, requestedAt: at, ...written });
  await db
    .insert(judgementSnapshots)
    .values({ ...made(), jokerId, requestCount: 1, profile: {} as never });
  const advice = { impressions: [], learnMore: [], improvements: [], scores: {} } as never as Pick<
    typeof compassResults.$inferInsert,
    "impressions" | "learnMore" | "improvements" | "scores"
  >;
  await db
    .insert(compassResults)
    .values({ ...made(), jokerId, engine: "rules", inputHash: "x", input: "自己紹介", ...advice });
  await db.insert(compassRuns).values({ id: uuidv7(), jokerId, inputHash: "x", startedAt: at });
  await insertDealings(db, { joker, ace });
  const company = { companyId: ace.companyId, jokerId, createdAt: at };
  await db.insert(hiddenJokers).values({ ...company, aceId: ace.userId });
  await db
    .insert(candidateNotes)
    .values({ ...company, id: uuidv7(), updatedAt: at, text: "面談の印象" });
}

/** What a member of staff has for themselves, some of it about a seeker. */
export async function insertRowsOfAce(db: Db, sides: Sides): Promise<void> {
  const aceId = sides.ace.userId;
  const search = { name: "東京", query: {}, seenAt: at, countedAt: at };
  await db.insert(savedSearches).values({ id: uuidv7(), aceId, ...search, ...written });
  const reply = { title: "お礼", body: "ありがとうございました。", position: 1 };
  await db.insert(cannedReplies).values({ id: uuidv7(), aceId, ...reply, ...written });
  await insertDealings(db, sides);
}

async function insertDealings(db: Db, { joker, ace: { userId: aceId, companyId } }: Sides) {
  const jokerId = joker.userId;
  await db
    .insert(likes)
    .values({ id: uuidv7(), aceId, aceCompanyId: companyId, jokerId, expiresAt: at, ...written });
  await db.insert(keeps).values({ companyId, jokerId, aceId, createdAt: at, expiresAt: at });
  await db.insert(skippedJokers).values({ aceId, jokerId, round: 1, createdAt: at });
}
