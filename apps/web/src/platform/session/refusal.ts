import { pageErrorMessages } from "@tefuda/domain/errors/page-messages.ja";
import type { Actor } from "@tefuda/domain/policy/actor";
import { refusal } from "@tefuda/domain/policy/can";
import type { RestrictedAction } from "@tefuda/domain/policy/restrictions";

/**
 * Why a button stands still for someone whose role would let them press it, in the words with
 * which the server refuses; nothing for everyone else.
 */
export function refusalText(actor: Actor, action: RestrictedAction): string | undefined {
  const code = refusal(actor, action);
  return code === "restricted" ? pageErrorMessages[code] : undefined;
}
