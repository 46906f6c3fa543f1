import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { eq, sql } from "@tefuda/db/sql";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import { isOverTwoMonthFromUpdateJCW } from "@tefuda/domain/joker/willingness";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import type { Authority } from "@tefuda/domain/options/authorities";
import type { Rank } from "@tefuda/domain/options/ranks";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";
import type {
  AceActor,
  JokerActor,
  OperatorActor,
  OperatorRole,
} from "@tefuda/domain/policy/actor";
import { wasAce } from "../account/last-side.ts";
import { mustRenewConsents } from "../account/renew-consents.ts";
import type { Ctx } from "../kernel/context.ts";
import { countUnreadNotices, type UnreadNotices } from "../notification/count-unread.ts";
import { countWaitingOffers } from "../offer/count-waiting.ts";
import { type OwnRestriction, readRestriction } from "../sanction/own-restriction.ts";

export interface JokerMe {
  readonly kind: "joker";
  readonly userId: string;
  readonly name: string | null;
  readonly email: string;
  /** Mails to the address came back for good, so that another one is asked for. */
  readonly isEmailRefused: boolean;
  readonly registrationStatus: RegistrationStatus;
  readonly judgementStatus: JudgementStatus | null;
  readonly rank: Rank | null;
  readonly profileImageURL: string | null;
  /** Unread messages of all matchings. */
  readonly unreadCount: number;
  readonly unreadNotices: UnreadNotices;
  /** Whether the willingness has to be asked for again, as of this reading. */
  readonly isOverTwoMonthFromUpdateJCW: boolean;
  /** The terms or the privacy policy have changed since they were agreed to. */
  readonly mustAgree: boolean;
  /** Offers that wait for an answer. */
  readonly waitingOffers: number;
  /** Present while the support team has closed some actions. */
  readonly restriction?: OwnRestriction;
  readonly isRestricted?: true;
}

export interface AceMe {
  readonly kind: "ace";
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Mails to the address came back for good, so that another one is asked for. */
  readonly isEmailRefused: boolean;
  readonly companyId: string;
  readonly companyName: string;
  readonly authority: Authority;
  readonly isAgent: boolean;
  readonly profileImageURL: string | null;
  /** Unread messages of all matchings. */
  readonly unreadCount: number;
  readonly unreadNotices: UnreadNotices;
  /** Present while the support team has closed some actions. */
  readonly restriction?: OwnRestriction;
  readonly isRestricted?: true;
  /** The company has not agreed to the terms and fees as they are now, so nothing new is sent. */
  readonly mustAgree: boolean;
}

export interface OperatorMe {
  readonly kind: "operator";
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OperatorRole;
}

export type SignedInMe = JokerMe | AceMe | OperatorMe;
export interface VisitorMe {
  readonly kind: "visitor";
  /** Company staff was the last to sign in with this browser, and is led to its own login page. */
  readonly wasAce?: true;
}
export type Me = VisitorMe | SignedInMe;

/** Who the caller is, with what every page shows of it: name, status, unread badge (spec 4 · User type). */
export async function getMe(ctx: Ctx): Promise<Me> {
  const { db, actor, clock } = ctx;
  switch (actor.kind) {
    case "visitor":
      return {
        kind: "visitor",
        ...((await wasAce(ctx.ports, ctx.request.headers)) && { wasAce: true }),
      };
    case "joker":
      return (await jokerMe(db, actor, clock)) ?? { kind: "visitor" };
    case "ace":
      return (await aceMe(db, actor, clock)) ?? { kind: "visitor" };
    case "operator":
      return (await operatorMe(db, actor)) ?? { kind: "visitor" };
    default:
      return actor satisfies never;
  }
}

async function jokerMe(
  db: Ctx["db"],
  actor: JokerActor,
  clock: Ctx["clock"],
): Promise<JokerMe | undefined> {
  const { userId } = actor;
  const now = clock();
  const [row] = await db
    .select({
      name: jokers.name,
      email: users.email,
      emailRefusedAt: users.emailRefusedAt,
      registrationStatus: jokers.registrationStatus,
      judgementStatus: jokerJudgements.status,
      rank: jokers.rank,
      profileImageURL: jokers.profileImageURL,
      updateJobChangeWillingnessAt: jokers.updateJobChangeWillingnessAt,
      updateSideJobWillingnessAt: jokers.updateSideJobWillingnessAt,
      mustAgree: mustRenewConsents(),
      unreadCount: sql<number>`(select coalesce(sum(${matchings.jokerUnreadCount}), 0)::int from ${matchings} where ${matchings.jokerId} = ${jokers.id})`,
    })
    .from(jokers)
    .innerJoin(users, eq(users.id, jokers.id))
    .leftJoin(jokerJudgements, eq(jokerJudgements.jokerId, jokers.id))
    .where(eq(jokers.id, userId));
  if (!row) return undefined;
  const { updateJobChangeWillingnessAt, updateSideJobWillingnessAt, emailRefusedAt, ...shown } =
    row;
  const dates = { updateJobChangeWillingnessAt, updateSideJobWillingnessAt };
  const { registrationStatus } = row;
  return {
    kind: "joker",
    userId,
    ...shown,
    isEmailRefused: emailRefusedAt !== null,
    isOverTwoMonthFromUpdateJCW: isOverTwoMonthFromUpdateJCW({ registrationStatus, ...dates }, now),
    waitingOffers: await countWaitingOffers({ db, actor, clock }),
    unreadNotices: await countUnreadNotices({ db, actor, clock }),
    ...(await restrictionOf(db, actor, now)),
  };
}

/** Read only for whom the session has found restricted. */
async function restrictionOf(db: Ctx["db"], actor: JokerActor | AceActor, now: Date) {
  const restriction = actor.isRestricted && (await readRestriction(db, actor.userId, now));
  return restriction && { restriction, isRestricted: true as const };
}

async function aceMe(
  db: Ctx["db"],
  actor: AceActor,
  clock: Ctx["clock"],
): Promise<AceMe | undefined> {
  const { userId, companyId, authority, isAgent } = actor;
  const [row] = await db
    .select({
      name: aces.name,
      email: users.email,
      emailRefusedAt: users.emailRefusedAt,
      companyName: companies.name,
      agreement: {
        agreedTermsVersion: companies.agreedTermsVersion,
        agreedContractVersion: companies.agreedContractVersion,
        contractVersion: companies.contractVersion,
      },
      profileImageURL: aces.profileImage,
      unreadCount: sql<number>`(select coalesce(sum(${matchings.aceUnreadCount}), 0)::int from ${matchings} where ${matchings.aceId} = ${aces.id})`,
    })
    .from(aces)
    .innerJoin(users, eq(users.id, aces.id))
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(eq(aces.id, userId));
  if (!row) return undefined;
  const restriction = await restrictionOf(db, actor, clock());
  const { agreement, emailRefusedAt, ...shown } = row;
  const mustAgree = !isAgent && !hasAgreed(agreement);
  return {
    kind: "ace",
    userId,
    companyId,
    authority,
    isAgent,
    ...shown,
    isEmailRefused: emailRefusedAt !== null,
    unreadNotices: await countUnreadNotices({ db, actor, clock }),
    mustAgree,
    ...restriction,
  };
}

async function operatorMe(
  db: Ctx["db"],
  { userId, role }: OperatorActor,
): Promise<OperatorMe | undefined> {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row && { kind: "operator", userId, role, ...row };
}
