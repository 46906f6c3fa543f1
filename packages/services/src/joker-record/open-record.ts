import type { Db } from "@tefuda/db/client";
import { sessions, users } from "@tefuda/db/schema/account";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { reports } from "@tefuda/db/schema/report";
import { and, desc, eq, gt, isNotNull, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OpenRecord } from "@tefuda/domain/joker-record/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { findProfile, profileOf } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { purposeText } from "./purpose.ts";

const REPORTS_MAX = 20;

export type JokerRecord = Awaited<ReturnType<typeof openRecord>>;

/**
 * Everything the support team may know of a seeker: the profile as typed, where the judgement and
 * the account stand, numbers of dealings (never their texts), and the reports about the person.
 * Each view is logged with its reason.
 * @throws dataNotFound
 */
export async function openRecord(ctx: Ctx<OperatorActor>, input: OpenRecord) {
  const { db } = ctx;
  const { jokerId } = input;
  const profile = await findProfile(db, jokerId);
  const [user] = await db.select().from(users).where(eq(users.id, jokerId));
  if (!profile || !user || user.erasedAt) throw new AppError("dataNotFound");
  await writeAudit(db, ctx, {
    action: "openJokerRecord",
    target: { type: "joker", id: jokerId },
    reason: purposeText(input),
  });
  const now = ctx.clock();
  const { joker } = profile;
  return {
    jokerId,
    profile: profileOf(profile),
    registrationStatus: joker.registrationStatus,
    rank: joker.rank,
    account: {
      email: user.email,
      emailRefusedAt: user.emailRefusedAt,
      createdAt: user.createdAt,
      lastSignedInAt: user.lastSignedInAt,
      isSuspended: user.suspendedAt !== null,
      isRestricted: isRestrictedAt(user, now),
      withdrawalRequestedAt: user.withdrawalRequestedAt,
      sessions: await db.$count(
        sessions,
        and(eq(sessions.userId, jokerId), gt(sessions.expiresAt, now)),
      ),
    },
    judgement: await judgementOf(db, jokerId),
    dealings: {
      offers: await db.$count(
        offers,
        and(eq(offers.jokerId, jokerId), ne(offers.status, "withdrawn")),
      ),
      likes: await db.$count(likes, eq(likes.jokerId, jokerId)),
      matchings: await db.$count(matchings, eq(matchings.jokerId, jokerId)),
      reportsMade: await db.$count(
        reports,
        and(eq(reports.reporterId, jokerId), isNotNull(reports.reportedUserId)),
      ),
    },
    reports: await db
      .select({
        id: reports.id,
        createdAt: reports.createdAt,
        reasons: reports.reportReasons,
        status: reports.status,
        action: reports.action,
      })
      .from(reports)
      .where(eq(reports.reportedUserId, jokerId))
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(REPORTS_MAX),
  };
}

async function judgementOf(db: Db, jokerId: string) {
  const [judgement] = await db
    .select({
      status: jokerJudgements.status,
      requestCount: jokerJudgements.requestCount,
      history: jokerJudgements.history,
    })
    .from(jokerJudgements)
    .where(eq(jokerJudgements.jokerId, jokerId));
  if (!judgement) return null;
  const { history, ...rest } = judgement;
  return {
    ...rest,
    history: history.map(({ status, at }) => ({ status, at: new Date(at) })).toReversed(),
  };
}
