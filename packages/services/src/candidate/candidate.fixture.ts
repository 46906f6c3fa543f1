import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { hiddenCompanyDomains, type jokers } from "@tefuda/db/schema/joker";
import { recruitmentAces, recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { insertJudgeableJoker, testNow } from "../joker/joker.fixture.ts";
import { upsertSearchDocument } from "./index-document.ts";

export const after = (ms: number) => new Date(testNow.getTime() + ms);
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A registered seeker whom companies can find. */
export async function insertCandidate(
  db: Db,
  profile: Partial<typeof jokers.$inferInsert> = {},
): Promise<JokerActor> {
  const joker = await insertJudgeableJoker(db, {
    registrationStatus: "registered",
    rank: "B",
    publicId: `p${uuidv7().slice(-12)}`,
    onlineAt: testNow,
    ...profile,
  });
  await db.transaction((tx) => upsertSearchDocument(tx, joker.userId, testNow));
  return joker;
}

/** The seeker hides from companies whose site's host contains the word. */
export async function hideFrom(db: Db, joker: JokerActor, word: string): Promise<void> {
  await db
    .insert(hiddenCompanyDomains)
    .values({ id: uuidv7(), jokerId: joker.userId, word, createdAt: testNow });
}

export async function setSiteHost(db: Db, companyId: string, siteHost: string): Promise<void> {
  await db.update(companies).set({ siteHost }).where(eq(companies.id, companyId));
}

const duties =
  "予約サービスの新しい機能の企画から設計、開発、運用までを、少人数のチームで担います。";

/** A published position that pays 600 to 800, with the ace in charge. */
export async function insertRecruitment(
  db: Db,
  { companyId, userId }: AceActor,
  fields: Partial<typeof recruitments.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const content = {
    title: "フロントエンドエンジニア",
    employmentType: "midCareer",
    minSalary: 600,
    maxSalary: 800,
  } as const;
  await db.insert(recruitments).values({
    id,
    companyId,
    ...content,
    conditions: { duties },
    status: "published",
    revision: 1,
    publishedAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
    ...fields,
  });
  await db.insert(recruitmentAces).values({ recruitmentId: id, aceId: userId });
  await db.insert(recruitmentRevisions).values({
    recruitmentId: id,
    revision: 1,
    content: { ...content, duties, aceIds: [userId] },
    createdAt: testNow,
  });
  return id;
}

/** A reason for each number, unlike those of the others. */
export function reasonFor(number: number): string {
  const own = Array.from({ length: 40 }, (_, index) =>
    String.fromCodePoint(0x4e00 + number * 97 + index * 13),
  ).join("");
  return `${own}に惹かれました。`;
}
