import type { Signal } from "@tefuda/adapters/bus/port";
import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import type { Db } from "@tefuda/db/client";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import { operators, users } from "@tefuda/db/schema/account";
import { careers, jokers } from "@tefuda/db/schema/joker";
import type { JokerActor, OperatorActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

/** When the tests of profiles and judgements take place, unless they say otherwise. */
export const testNow = new Date("2026-04-03T01:00:00Z");

/** A context whose signals are kept, for tests; no session engine and no files stand behind it. */
export function testCtx<Who extends SignedInActor>(db: Db, actor: Who, now = testNow) {
  const signals: Signal[] = [];
  const refused = () => Promise.reject(new Error("Not part of this test."));
  const ctx = {
    db,
    actor,
    clock: () => now,
    ports: {
      bus: {
        publish: (signal: Signal) => void signals.push(signal),
        subscribe: () => () => {},
        close: async () => {},
      },
      files: { put: refused, get: refused, remove: refused },
      search: createMemorySearch(createSearchSource(db)),
      auth: {},
    },
    site: { brand: "Tefuda", origin: "https://tefuda.test", sender: "no-reply@tefuda.test" },
    request: {
      ip: "192.0.2.1",
      userAgent: "test",
      headers: new Headers(),
      setCookie: () => {},
    },
  } as unknown as Ctx<Who>;
  return { ctx, signals };
}

const written = { createdAt: testNow, updatedAt: testNow };

async function insertUser(db: Db, name: string) {
  const id = uuidv7();
  const email = `${id}@example.test`;
  await db.insert(users).values({ id, name, email, ...written });
  return { id, email };
}

/** A seeker who has just signed up; `profile` sets columns beside. */
export async function insertJoker(
  db: Db,
  profile: Partial<typeof jokers.$inferInsert> = {},
): Promise<JokerActor> {
  const { id, email } = await insertUser(db, "");
  await db
    .insert(jokers)
    .values({ id, publicId: id, email, createdOn: "2026-04-01", ...written, ...profile });
  const registrationStatus = profile.registrationStatus ?? "loggedIn";
  return { kind: "joker", userId: id, registrationStatus };
}

/** A seeker whose profile holds everything that judging requires. */
export async function insertJudgeableJoker(
  db: Db,
  profile: Partial<typeof jokers.$inferInsert> = {},
): Promise<JokerActor> {
  const actor = await insertJoker(db, {
    name: "佐藤 花子",
    nameKana: "サトウ ハナコ",
    gender: "female",
    birthday: "1992-05-01",
    birthdayTimestamp: Date.parse("1992-05-01T00:00:00+09:00"),
    industry: "internet",
    occupation: "engineer",
    subOccupation: "frontendEngineer",
    graduatedSchool: "青空大学",
    graduatedFacultyDepartment: "工学部",
    skills: ["TypeScript", "React"],
    jobChangeWillingness: "considering",
    registrationStatus: "provisioning",
    ...profile,
  });
  await db.insert(careers).values({
    id: uuidv7(),
    jokerId: actor.userId,
    companyName: "株式会社みなと",
    position: "リードエンジニア",
    startWorkingDuration: "2018-04",
    business: "予約サービスの画面の設計と開発を担当しています。",
    isMostRecent: true,
    isCurrentWorkplace: true,
    ...written,
  });
  return actor;
}

/** A member of the support team. */
export async function insertOperator(
  db: Db,
  role: OperatorActor["role"] = "support",
): Promise<OperatorActor> {
  const { id, email } = await insertUser(db, "運営 花子");
  await db.insert(operators).values({ id, email, name: "運営 花子", role, ...written });
  return { kind: "operator", userId: id, role };
}

/** An operator who judges. */
export async function insertJudge(db: Db): Promise<OperatorActor> {
  const { id, email } = await insertUser(db, "審査 太郎");
  await db.insert(operators).values({ id, email, name: "審査 太郎", role: "judge", ...written });
  return { kind: "operator", userId: id, role: "judge" };
}
