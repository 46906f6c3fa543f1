import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type LimitKind, limitOf } from "@tefuda/domain/request-limit/limits";
import type { Ctx } from "../kernel/context.ts";
import { addCounts, type Counted, secondsUntil } from "./counts.ts";

/**
 * Counts a request for the network that it comes from and for an account, whichever its kind has limits
 * of. Outside of a transaction, so that also what is refused for another reason counts; within one,
 * what the transaction takes back does not.
 * @throws AppError tooManyRequests, which says when the later of two windows is over
 */
export async function countRequest(
  { db, clock, request }: Pick<Ctx, "db" | "clock" | "request">,
  kind: LimitKind,
  account: string,
): Promise<void> {
  const now = clock();
  const sides: Counted[] = [
    { kind, party: "address", who: networkOf(request.ip) },
    { kind, party: "account", who: account },
  ];
  const counted = sides.filter(({ party }) => limitOf(kind, party));
  const over = (await addCounts(db, now, counted)).filter(({ isOver }) => isOver);
  if (over.length > 0)
    throw new AppError("tooManyRequests", {
      retryAfter: Math.max(...over.map(({ endsAt }) => secondsUntil(now, endsAt))),
    });
}
