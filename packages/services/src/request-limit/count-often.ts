import { AppError } from "@tefuda/domain/errors/app-error";
import { type LimitKind, requestLimits } from "@tefuda/domain/request-limit/limits";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { perDatabase } from "../monitoring/per-database.ts";
import { addCounts, secondsUntil } from "./counts.ts";

/** So many of one account are counted here before the table is told, which no request waits for. */
const BATCH = 10;
/** Accounts that a process remembers; then it begins anew, and the table knows what was told. */
const REMEMBERED_MAX = 10_000;

interface Tally {
  /** What the table answered last, of all processes together. */
  known: number;
  /** What it was not told yet. */
  untold: number;
  endsAt: number;
  /** Until then the table is being told, one batch after the other. */
  told: Promise<void>;
}

/** What a stretch begins with. */
const none = { known: 0, untold: 0 } as const;

const talliesOf = perDatabase(() => new Map<string, Tally>());

type OftenCtx = Pick<Ctx, "db" | "clock">;

/**
 * Counts what is asked so often that a question to the database for each would be felt: in this process,
 * which tells the table of every tenth and learns what the others have taken. Whoever asks fast enough to be
 * refused is known to every process within seconds; a limit may be gone beyond by a batch for each.
 * @returns when the table knows all that it is being told, which no request has to wait for
 * @throws AppError tooManyRequests
 */
export function countOften(
  ctx: OftenCtx,
  kind: "search",
  account: string,
): { readonly told: Promise<void> } {
  const now = ctx.clock();
  const { max, minutes } = requestLimits[kind].account;
  const tally = tallyOf(ctx, account);
  const leftMs = tally.endsAt - now.getTime();
  // A longer one was begun while the clock was ahead; those of processes differ.
  if (leftMs <= 0 || leftMs > (minutes + 1) * MINUTE_MS)
    Object.assign(tally, none, { endsAt: now.getTime() + minutes * MINUTE_MS });
  if (tally.known + tally.untold >= max)
    throw new AppError("tooManyRequests", {
      retryAfter: secondsUntil(now, new Date(tally.endsAt)),
    });
  tally.untold += 1;
  if (tally.untold >= BATCH) tell(ctx, kind, account, tally);
  return tally;
}

function tallyOf({ db }: OftenCtx, account: string): Tally {
  const tallies = talliesOf(db);
  const begun = { ...none, endsAt: Number.NEGATIVE_INFINITY, told: Promise.resolve() };
  const tally: Tally = tallies.get(account) ?? begun;
  if (tallies.size >= REMEMBERED_MAX) tallies.clear();
  tallies.set(account, tally);
  return tally;
}

function tell({ db, clock }: OftenCtx, kind: LimitKind, who: string, tally: Tally) {
  const by = tally.untold;
  tally.untold = 0;
  tally.known += by;
  const now = clock();
  tally.told = tally.told
    .then(() => addCounts(db, now, [{ kind, party: "account", who }], by))
    .then(([standing]) => {
      if (!standing) return;
      tally.known = standing.count;
      tally.endsAt = standing.endsAt.getTime();
    })
    // A database that is away is the search's to tell of; what it was not told stands here.
    .catch(() => {});
}
