import type { BusPort } from "@tefuda/adapters/bus/port";
import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

/** What the live streams of candidate lists listen for. */
export const CANDIDATES_HINT = "candidates";

/** The same for a candidate who shows to a company again: lists that were read meanwhile lack the card. */
export const CANDIDATE_BACK_HINT = "candidateBack";

/** As many people as one hint names; above that it goes to everyone, of whom staff alone follow it. */
const NAMED_MAX = 100;

/**
 * Tells staff that the candidates whom they may see have changed. It does not say who: that is
 * for each reader's own query to find. Call it after commit.
 */
export function hintCandidates(bus: BusPort, aceIds: readonly string[]) {
  if (aceIds.length === 0) return;
  const to = aceIds.length > NAMED_MAX ? "everyone" : aceIds;
  bus.publish({ to, topic: CANDIDATES_HINT, id: CANDIDATES_HINT });
}

/**
 * Tells a company's staff that one candidate stands to the company otherwise than before: kept,
 * freed, hidden, offered, matched, or written about. Call it after commit.
 */
export const hintCandidate = (ctx: HintCtx, candidate: CandidateOfCompany): Promise<void> =>
  tellStaff(ctx, CANDIDATES_HINT, candidate);

/** Tells a company's staff that a candidate whom it had put aside is back in its lists. Call it after commit. */
export const hintCandidateBack = (ctx: HintCtx, candidate: CandidateOfCompany): Promise<void> =>
  tellStaff(ctx, CANDIDATE_BACK_HINT, candidate);

type HintCtx = Pick<Ctx, "db" | "ports">;

interface CandidateOfCompany {
  readonly companyId: string;
  readonly jokerId: string;
}

async function tellStaff(
  { db, ports }: HintCtx,
  topic: string,
  { companyId, jokerId }: CandidateOfCompany,
): Promise<void> {
  const staff = await db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  ports.bus.publish({ to: staff.map(({ id }) => id), topic, id: jokerId });
}

/** Tells all staff: someone has left, come back or shows anew to every company. Call it after commit. */
export function hintAllCandidates(bus: BusPort) {
  bus.publish({ to: "everyone", topic: CANDIDATES_HINT, id: CANDIDATES_HINT });
}
