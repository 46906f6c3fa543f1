import type { Tx } from "@tefuda/db/client";
import { sessions, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from "@tefuda/db/sql";
import {
  type DormancyStep,
  dormancyStep,
  dormantDeleteAt,
  dormantPauseAt,
  isToldOnly,
  noticeLeftBefore,
  TOLD_MONTHS,
  WARNED_MONTHS,
} from "@tefuda/domain/dormancy/steps";
import { MAIL_KEPT_DAYS } from "@tefuda/domain/monitoring/retention";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { writeAudit } from "../kernel/audit.ts";
import { byItself } from "../kernel/by-itself.ts";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { type DormantAccount, lockAccount } from "./last-use.ts";
import { leaveForGood } from "./leave-for-good.ts";

/** Months are of different lengths; the rule itself is asked of every row that is found. */
const SLACK_DAYS = 3;

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

/**
 * Takes the next step with each seeker whose account nobody uses: a mail after 18 months, out of
 * companies' sight after 24, a warning 30 days before the end and the end after 36, when the
 * account goes the way of one that was left. One step a run for each, by itself; using the account
 * ends it all. Staff and operators are not touched.
 *
 * @returns how many steps were taken.
 * @throws AggregateError in the end, when some failed.
 */
export async function tendDormant(app: App): Promise<number> {
  const now = app.clock();
  return eachAlone({
    find: (after: { readonly id: string } | undefined, limit) =>
      findDue(app, now, after?.id, limit),
    async work({ id }) {
      return (await takeStep(app, id)) ? 1 : 0;
    },
    failed: (count) => `${count} accounts that nobody uses could not be tended.`,
  });
}

/** Seekers for whom something may be due, as far as the rows tell cheaply. */
function findDue({ db }: App, now: Date, after: string | undefined, limit: number) {
  const noticeBefore = noticeLeftBefore(now);
  const used = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.updatedAt, monthsAgo(now, TOLD_MONTHS))));
  return db
    .select({ id: users.id })
    .from(users)
    .innerJoin(jokers, eq(jokers.id, users.id))
    .where(
      and(
        whereUnusedSince(monthsAgo(now, TOLD_MONTHS)),
        or(
          isNull(users.dormantToldAt),
          and(isNull(users.dormantPausedAt), lte(users.dormantToldAt, noticeBefore)),
          and(isNull(users.dormantWarnedAt), whereUnusedSince(monthsAgo(now, WARNED_MONTHS))),
          lte(users.dormantWarnedAt, noticeBefore),
        ),
        isNull(jokers.withdrawnAt),
        isNull(users.suspendedAt),
        isNull(users.withdrawalRequestedAt),
        isNull(users.erasedAt),
        notExists(used),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

const monthsAgo = (now: Date, months: number) =>
  addJstDays(addCalendarMonths(now, -months), SLACK_DAYS);

const whereUnusedSince = (since: Date) =>
  and(
    or(
      lte(users.lastSignedInAt, since),
      and(isNull(users.lastSignedInAt), lte(users.createdAt, since)),
    ),
    or(isNull(jokers.onlineAt), lte(jokers.onlineAt, since)),
  );

async function takeStep(app: App, id: string): Promise<boolean> {
  const now = app.clock();
  const afterwards = await app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return undefined;
    const turn = { tx, app, account, now };
    const step = dormancyStep(account, now);
    return step ? steps[step](turn) : tellAgain(turn);
  });
  await afterwards?.();
  return afterwards !== undefined;
}

interface Turn {
  readonly tx: Tx;
  readonly app: App;
  readonly account: DormantAccount;
  readonly now: Date;
}

/** What a step is followed by once it is kept; undefined where it was not taken. */
type Afterwards = (() => Promise<void> | void) | undefined;
const nothing = () => {};

const steps: Record<DormancyStep, (turn: Turn) => Promise<Afterwards>> = {
  async tell({ tx, app, account: { id, email, usedAt }, now }) {
    await tx.update(users).set({ dormantToldAt: now }).where(eq(users.id, id));
    await enqueueMail(tx, app, {
      template: "dormantNotice",
      to: email,
      userId: id,
      params: { date: formatDate(dormantPauseAt(usedAt, now)), url: `${app.site.origin}/login` },
      dedupeKey: mailKey("dormantNotice", id, now),
    });
    return nothing;
  },
  async pause(turn) {
    const { tx, app, account, now } = turn;
    const { id, toldAt } = account;
    const fate = await fateOf(turn, "dormantNotice", toldAt);
    if (fate === "lost") return steps.tell(turn);
    if (fate === "fresh") return undefined;
    await tx.update(users).set({ dormantPausedAt: now }).where(eq(users.id, id));
    await upsertSearchDocument(tx, id, now);
    await writeAudit(tx, byItself(app), {
      action: "pauseDormant",
      target: { type: "joker", id },
      by: { type: "system" },
    });
    return () => signalAllCandidates(app.ports.bus);
  },
  async warn({ tx, app, account: { id, email, usedAt }, now }) {
    await tx.update(users).set({ dormantWarnedAt: now }).where(eq(users.id, id));
    await enqueueMail(tx, app, {
      template: "dormantWarning",
      to: email,
      userId: id,
      params: { date: formatDate(dormantDeleteAt(usedAt, now)), url: `${app.site.origin}/login` },
      dedupeKey: mailKey("dormantWarning", id, now),
    });
    return nothing;
  },
  async delete(turn) {
    const fate = await fateOf(turn, "dormantWarning", turn.account.warnedAt);
    // Also where nobody knows any more: nothing is deleted but on proof that the warning left.
    if (fate === "lost" || fate === "forgotten") return steps.warn(turn);
    if (fate === "fresh") return undefined;
    return leaveForGood(turn.tx, turn.app, turn.account.id);
  },
};

/**
 * Writes anew to whom the first mail never reached, while its row still tells: long before companies
 * see the person no more. An address that is dead gets one mail in 30 days.
 */
async function tellAgain(turn: Turn): Promise<Afterwards> {
  const { account, now } = turn;
  const { toldAt } = account;
  if (!toldAt || !isToldOnly(account) || toldAt > noticeLeftBefore(now)) return undefined;
  const fate = await fateOf(turn, "dormantNotice", toldAt);
  return fate === "lost" ? steps.tell(turn) : undefined;
}

/** Of one time that somebody stayed away; whoever came back and stays away again is told again. */
const mailKey = (template: string, id: string, at: Date) => `${template}:${id}:${at.getTime()}`;

/**
 * What became of a mail: it left long enough ago (`out`), waits or left later than it was to
 * (`fresh`), never left (`lost`), or its row may have been purged since (`forgotten`).
 */
type Fate = "out" | "fresh" | "lost" | "forgotten";

async function fateOf(
  { tx, account: { id }, now }: Turn,
  template: "dormantNotice" | "dormantWarning",
  at: Date | null,
): Promise<Fate> {
  if (!at) return "lost";
  const [mail] = await tx
    .select({ status: mailOutbox.status, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, mailKey(template, id, at)));
  if (!mail) return at < addJstDays(now, -MAIL_KEPT_DAYS) ? "forgotten" : "lost";
  if (mail.status === "waiting") return "fresh";
  if (mail.status === "failed" || !mail.sentAt) return "lost";
  return mail.sentAt <= noticeLeftBefore(now) ? "out" : "fresh";
}
