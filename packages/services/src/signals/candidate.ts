import type { BusPort } from "@tefuda/adapters/bus/port";
import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import { type Given, statement } from "@tefuda/db/statement";
import type { Ctx } from "../kernel/context.ts";

/** What the live streams of candidate lists listen for. */
export const CANDIDATES_SIGNAL = "candidates";

/** The same for a candidate who shows to a company again: lists that were read meanwhile lack the card. */
export const CANDIDATE_BACK_SIGNAL = "candidateBack";

/** As many people as one signal names; above that it goes to everyone, of whom staff alone follow it. */
const NAMED_MAX = 100;

/**
 * Tells staff that the candidates whom they may see have changed. It does not say who: that is
 * for each reader's own query to find. Call it after commit.
 */
export function signalCandidates(bus: BusPort, aceIds: readonly string[]) {
  if (aceIds.length === 0) return;
  const to = aceIds.length > NAMED_MAX ? "everyone" : aceIds;
  bus.publish({ to, topic: CANDIDATES_SIGNAL, id: CANDIDATES_SIGNAL });
}

/**
 * Tells a company's staff that one candidate stands to the company otherwise than before: kept,
 * freed, hidden, offered, matched, or written about. Call it after commit.
 */
export const signalCandidate = (ctx: SignalCtx, candidate: CandidateOfCompany): Promise<void> =>
  tellStaff(ctx, CANDIDATES_SIGNAL, candidate);

/** The same to a staff that was read already. Call it after commit. */
export const signalCandidateTo = (bus: BusPort, to: readonly string[], jokerId: string) =>
  bus.publish({ to, topic: CANDIDATES_SIGNAL, id: jokerId });

/** Tells a company's staff that a candidate whom it had put aside is back in its lists. Call it after commit. */
export const signalCandidateBack = (ctx: SignalCtx, candidate: CandidateOfCompany): Promise<void> =>
  tellStaff(ctx, CANDIDATE_BACK_SIGNAL, candidate);

type SignalCtx = Pick<Ctx, "db" | "ports">;

interface CandidateOfCompany {
  readonly companyId: string;
  readonly jokerId: string;
}

async function tellStaff(
  { db, ports }: SignalCtx,
  topic: string,
  { companyId, jokerId }: CandidateOfCompany,
): Promise<void> {
  const staff = await readStaff(db, { companyId });
  ports.bus.publish({ to: staff.map(({ id }) => id), topic, id: jokerId });
}

/** The members of a company. */
export const readStaff = statement((db, given: Given<{ companyId: string }>) =>
  db
    .select({ id: aces.id, authority: aces.authority })
    .from(aces)
    .where(and(eq(aces.companyId, given.companyId), isNull(aces.removedAt))),
);

/** Tells all staff: someone has left, come back or shows anew to every company. Call it after commit. */
export function signalAllCandidates(bus: BusPort) {
  bus.publish({ to: "everyone", topic: CANDIDATES_SIGNAL, id: CANDIDATES_SIGNAL });
}
