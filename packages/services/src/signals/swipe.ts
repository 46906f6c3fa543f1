import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** What the live stream of a deck listens for; the id is the candidate's, or the topic's own. */
export const DECK_SIGNAL = "deck";

/** Tells an ace's other tabs that a card was decided on or put back. Call it after commit. */
export function signalDeck(
  { ports, actor }: Pick<Ctx<AceActor>, "ports" | "actor">,
  jokerId: string,
) {
  ports.bus.publish({ to: [actor.userId], topic: DECK_SIGNAL, id: jokerId });
}
