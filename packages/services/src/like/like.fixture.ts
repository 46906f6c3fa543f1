import type { Db } from "@tefuda/db/client";
import { sessions } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { eq } from "@tefuda/db/sql";
import type { CreateLike } from "@tefuda/domain/like/schema";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createLike } from "./create-like.ts";

/** A company that shows itself, with one ace. */
export async function insertLikable(db: Db, fields: Parameters<typeof insertAce>[2] = {}) {
  const companyId = await insertCompany(db);
  await db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId));
  return insertAce(db, companyId, fields);
}

/** An interview agent of an agency that does not show itself. */
export async function insertAgent(db: Db): Promise<AceActor> {
  const agent = await insertAce(db, await insertCompany(db));
  await db.update(aces).set({ isAgent: true }).where(eq(aces.id, agent.userId));
  return { ...agent, isAgent: true };
}

/** A company with a position, and one registered joker. */
export async function createLikeWorld(db: Db) {
  const ace: AceActor = await insertLikable(db);
  const joker: JokerActor = await insertCandidate(db);
  const recruitmentId = await insertRecruitment(db, ace);
  const as = <Who extends SignedInActor>(actor: Who, now = testNow) => testCtx(db, actor, now).ctx;

  const likeOf = (to: AceActor, fields: Partial<CreateLike> = {}): CreateLike => ({
    likeId: uuidv7(),
    aceId: to.userId,
    ...fields,
  });
  return {
    ace,
    joker,
    recruitmentId,
    as,
    likeOf,
    send: (fields: Partial<CreateLike> = {}, now = testNow, by = joker, to = ace) =>
      createLike(as(by, now), likeOf(to, fields)),
  };
}
export type LikeWorld = Awaited<ReturnType<typeof createLikeWorld>>;

/** A browser of somebody that pushes come to; answers its id. */
export async function insertBrowser(db: Db, { userId }: SignedInActor): Promise<string> {
  const [id, sessionId] = [uuidv7(), uuidv7()];
  const session = { id: sessionId, userId, token: sessionId, expiresAt: after(DAY) };
  await db.insert(sessions).values({ ...session, createdAt: testNow, updatedAt: testNow });
  const keys = { endpoint: `https://push.example.jp/${id}`, p256dh: "key", auth: "secret" };
  await db.insert(pushSubscriptions).values({ id, userId, sessionId, ...keys, createdAt: testNow });
  return id;
}
