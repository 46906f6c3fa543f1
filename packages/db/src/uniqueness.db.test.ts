import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, test } from "vitest";
import { insertAce, insertPair, testTime } from "./rows.fixture.ts";
import { keeps } from "./schema/candidate.ts";
import { chatMessages } from "./schema/chat.ts";
import { hiddenCompanyDomains } from "./schema/joker.ts";
import { likes } from "./schema/like.ts";
import { matchings } from "./schema/matching.ts";
import { offers } from "./schema/offer.ts";
import { recruitments } from "./schema/recruitment.ts";
import { and, eq } from "./sql.ts";
import { uniqueViolation } from "./violations.ts";

const database = useTestDatabase();
const written = { createdAt: testTime, updatedAt: testTime };
const AT_ONCE = 50;

/** Runs the same insert many times at once: how many came through, and what refused the others. */
async function race(insert: () => Promise<unknown>) {
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, insert));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  return {
    written: outcomes.length - refused.length,
    constraints: [...new Set(refused.map(({ reason }) => uniqueViolation(reason)))],
  };
}

test("one matching of a company and a joker", async () => {
  const { aceId, companyId: aceCompanyId, jokerId } = await insertPair(database.db);
  const times = { matchedAt: testTime, lastMessagedAt: testTime, ...written };
  const outcome = await race(() =>
    database.db
      .insert(matchings)
      .values({ id: randomUUID(), aceId, aceCompanyId, jokerId, ...times }),
  );
  expect(outcome).toEqual({ written: 1, constraints: ["matchings_ace_company_id_joker_id_key"] });
});

test("one thread of a joker with the support team", async () => {
  const { jokerId } = await insertPair(database.db);
  const times = { matchedAt: testTime, lastMessagedAt: testTime, ...written };
  const outcome = await race(() =>
    database.db
      .insert(matchings)
      .values({ id: randomUUID(), jokerId, operatorId: "operator", ...times }),
  );
  expect(outcome).toEqual({ written: 1, constraints: ["matchings_one_support_key"] });
});

test("one keep of a company and a joker, whichever ace asks", async () => {
  const { aceId, companyId, jokerId } = await insertPair(database.db);
  const colleague = await insertAce(database.db, companyId);
  const row = { companyId, jokerId, createdAt: testTime, expiresAt: testTime };
  let turn = 0;
  const outcome = await race(() =>
    database.db.insert(keeps).values({ ...row, aceId: turn++ % 2 ? aceId : colleague }),
  );
  expect(outcome).toEqual({ written: 1, constraints: ["keeps_pkey"] });
});

test("one live offer of a company to a joker, and another after it is closed", async () => {
  const { aceId, companyId, jokerId } = await insertPair(database.db);
  const recruitmentId = randomUUID();
  await database.db
    .insert(recruitments)
    .values({ id: recruitmentId, companyId, employmentType: "midCareer", ...written });
  const send = () =>
    database.db.insert(offers).values({
      id: randomUUID(),
      aceId,
      companyId,
      companyName: "株式会社テスト",
      jokerId,
      recruitmentId,
      recruitmentRevision: 1,
      reason: "理由",
      message: "本文",
      purpose: "casual",
      quotaMonth: "2026-11",
      expiresAt: testTime,
      ...written,
    });
  expect(await race(send)).toEqual({ written: 1, constraints: ["offers_one_live_key"] });
  const ofPair = and(eq(offers.companyId, companyId), eq(offers.jokerId, jokerId));
  await database.db.update(offers).set({ status: "declined" }).where(ofPair);
  await send();
  expect(await database.db.$count(offers, ofPair)).toBe(2);
});

test("one live like of a joker to a company", async () => {
  const { aceId, companyId: aceCompanyId, jokerId } = await insertPair(database.db);
  const outcome = await race(() =>
    database.db
      .insert(likes)
      .values({ id: randomUUID(), aceId, aceCompanyId, jokerId, expiresAt: testTime, ...written }),
  );
  expect(outcome).toEqual({ written: 1, constraints: ["likes_one_live_key"] });
});

test("one word a joker, and one message a position", async () => {
  const { aceId, companyId: aceCompanyId, jokerId } = await insertPair(database.db);
  const word = { jokerId, word: "example.co.jp", createdAt: testTime };
  expect(
    await race(() =>
      database.db.insert(hiddenCompanyDomains).values({ id: randomUUID(), ...word }),
    ),
  ).toEqual({ written: 1, constraints: ["hidden_company_domains_joker_id_word_key"] });

  const matchingId = randomUUID();
  const times = { matchedAt: testTime, lastMessagedAt: testTime, ...written };
  await database.db
    .insert(matchings)
    .values({ id: matchingId, aceId, aceCompanyId, jokerId, ...times });
  const message = { matchingId, seq: 1, type: 0, userId: aceId, userName: "青木" } as const;
  expect(
    await race(() =>
      database.db.insert(chatMessages).values({ id: randomUUID(), sentAt: testTime, ...message }),
    ),
  ).toEqual({ written: 1, constraints: ["chat_messages_matching_id_seq_key"] });
});

test("other errors are no unique violations", async () => {
  const foreign = await database.db
    .insert(hiddenCompanyDomains)
    .values({ id: randomUUID(), jokerId: randomUUID(), word: "example", createdAt: testTime })
    .catch((error: unknown) => error);
  expect(foreign).toBeInstanceOf(Error);
  expect(uniqueViolation(foreign)).toBeUndefined();
  expect(uniqueViolation(new Error("else"))).toBeUndefined();
  expect(uniqueViolation("text")).toBeUndefined();
});
