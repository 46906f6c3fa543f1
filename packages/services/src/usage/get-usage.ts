import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, inArray, isNull, or } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import type { UsageGroup } from "@tefuda/domain/usage/metrics";
import { monthsBetween, startOfMonth, type UsageRange } from "@tefuda/domain/usage/schema";
import { suppressSmallGroups } from "@tefuda/domain/usage/suppress";
import type { Ctx } from "../kernel/context.ts";
import { readQuota } from "../offer/quota.ts";
import {
  type CountedRow,
  countInterviews,
  countLikes,
  countMatchings,
  countOffers,
  measureReplies,
  type UsageSpan,
} from "./count-usage.ts";

export type Usage = Awaited<ReturnType<typeof getUsage>>;

/**
 * What a company did in some months and what came of it, all together, by month, by member and by
 * position (spec 6 · See usage). Numbers of fewer than five people leave this function as `null`,
 * with whatever would tell them. Five statements, whatever there is to count.
 * @throws AppError companyNotFound when the support team names no company
 */
export async function getUsage(
  { db, actor, clock }: Ctx<AceActor | OperatorActor>,
  { from, to, companyId: named }: UsageRange,
) {
  const companyId = actor.kind === "ace" ? actor.companyId : named;
  if (!companyId) throw new AppError("companyNotFound");
  const counted = await countAll(db, {
    companyId,
    from: startOfMonth(from),
    to: addCalendarMonths(startOfMonth(to), 1),
  });
  const members = await membersOf(db, companyId, counted.idsOf("member"));
  const positions = await positionsOf(db, companyId, counted.idsOf("position"));
  const group = (division: CountedRow["division"]) => (id: string | null) =>
    counted.group(division, id);
  const ids = (named: readonly { readonly id: string | null }[]) => named.map(({ id }) => id);
  return {
    from,
    to,
    quota: await readQuota(db, companyId, clock()),
    /** The names of the report's members and positions, in the order in which these stand. */
    members,
    positions,
    report: suppressSmallGroups({
      total: counted.group("total", null),
      months: monthsBetween(from, to).map(group("month")),
      members: ids(members).map(group("member")),
      positions: ids(positions).map(group("position")),
    }),
  };
}

async function countAll(db: Db, span: UsageSpan) {
  const [offers, likes, matchings, interviews, replies] = await Promise.all([
    countOffers(db, span),
    countLikes(db, span),
    countMatchings(db, span),
    countInterviews(db, span),
    measureReplies(db, span),
  ]);
  const at = (counted: readonly CountedRow[], division: string, id: string | null) =>
    counted.find((row) => row.division === division && row.id === id)?.numbers ?? [];
  const pair = (numbers: readonly (number | null)[], place: number) => ({
    count: numbers[place * 2] ?? 0,
    people: numbers[place * 2 + 1] ?? 0,
  });
  return {
    group(division: CountedRow["division"], id: string | null): UsageGroup {
      const sent = at(offers, division, id);
      const [medianMinutes = null, people] = at(replies, division, id);
      return {
        id,
        counts: {
          offersSent: pair(sent, 0),
          offersOpened: pair(sent, 1),
          offersAccepted: pair(sent, 2),
          likesReceived: pair(at(likes, division, id), 0),
          matchings: pair(at(matchings, division, id), 0),
          interviews: pair(at(interviews, division, id), 0),
        },
        reply: { medianMinutes, people: people ?? 0 },
      };
    },
    /** Whom or what anything was counted of; `null` for what belongs to none. */
    idsOf(division: CountedRow["division"]): (string | null)[] {
      const ids = [offers, likes, matchings, interviews, replies].flatMap((counted) =>
        counted.filter((row) => row.division === division).map(({ id }) => id),
      );
      return [...new Set(ids)];
    },
  };
}

interface Named {
  readonly id: string | null;
  /** `null` for what belongs to nobody, or to somebody who is no longer known. */
  readonly name: string | null;
}

/** The company's members by name, and those who have left as far as something was counted of them. */
async function membersOf(db: Db, companyId: string, counted: (string | null)[]): Promise<Named[]> {
  const ids = counted.filter((id) => id !== null);
  const known = await db
    .select({ id: aces.id, name: aces.name })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), or(isNull(aces.removedAt), inArray(aces.id, ids))))
    .orderBy(asc(aces.name), asc(aces.id));
  return withUnknown(known, counted);
}

/** The positions of which something was counted. */
async function positionsOf(
  db: Db,
  companyId: string,
  counted: (string | null)[],
): Promise<Named[]> {
  const ids = counted.filter((id) => id !== null);
  const known = await db
    .select({ id: recruitments.id, name: recruitments.title })
    .from(recruitments)
    .where(and(eq(recruitments.companyId, companyId), inArray(recruitments.id, ids)))
    .orderBy(asc(recruitments.title), asc(recruitments.id));
  return withUnknown(known, counted);
}

/** Every group that was counted has a row, so that the rows add up to the total. */
function withUnknown(known: readonly Named[], counted: readonly (string | null)[]): Named[] {
  const unknown = counted.filter((id) => !known.some((one) => one.id === id));
  return [...known, ...unknown.map((id) => ({ id, name: null }))];
}
