import { z } from "zod";
import type { InHand } from "../company/member.ts";
import { AGENTS_MAX } from "../constants/limits.ts";
import type { Authority } from "../options/authorities.ts";
import { uuid } from "../validation/fields.ts";
import { type AceProgress, missingAceSteps } from "./progress.ts";
import type { AceProfileStep } from "./steps.ts";

/** What seekers read before they choose somebody to talk to. */
const stepsOfAgent: ReadonlySet<AceProfileStep> = new Set([
  "introduction",
  "valueInJob",
  "business",
  "positionOccupation",
]);

export const setAgentSchema = z.object({
  companyId: uuid,
  aceId: uuid,
  isAgent: z.boolean(),
  /** The place among all agents, from 1; past the end is the end. */
  place: z.number().int().min(1).max(AGENTS_MAX).default(AGENTS_MAX),
});
export type SetAgent = z.output<typeof setAgentSchema>;

/** The steps of the profile that a member has to fill in before seekers can choose them. */
export const missingForAgent = (profile: AceProgress): AceProfileStep[] =>
  missingAceSteps(profile).filter((step) => stepsOfAgent.has(step));

/** Whether a member still hires for the company, which an agent does not; threads go on. */
export const hiresInHand = ({ openOffers, waitingLikes, keeps, recruitments }: InHand): boolean =>
  openOffers + waitingLikes + keeps + recruitments > 0;

interface Kind {
  readonly isAgent: boolean;
}

/**
 * Whether somebody can go on with what a leaver had in hand: an agent neither hires nor sees offers,
 * and consultations are no business of those who do.
 */
export const canSucceed = (leaver: Kind & { readonly inHand: InHand }, to: Kind): boolean =>
  leaver.isAgent === to.isAgent || !hiresInHand(leaver.inHand);

/** The agents in their new order, with one of them, or a new one, at a place from 1. */
export function placeAgent(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((other) => other !== id);
  others.splice(place - 1, 0, id);
  return others;
}

/**
 * Whether a member can become an agent without taking the last administrator from those of the
 * company who go on hiring: an agent administers nothing. A company of agents alone needs none.
 */
export function leavesAdmin(
  members: readonly {
    readonly id: string;
    readonly authority: Authority;
    readonly isAgent: boolean;
  }[],
  agentId: string,
): boolean {
  const hiring = members.filter(({ id, isAgent }) => !isAgent && id !== agentId);
  const isAdmin = members.some(({ id, authority }) => id === agentId && authority === "admin");
  return !isAdmin || hiring.length === 0 || hiring.some(({ authority }) => authority === "admin");
}
