import { isSubmitted } from "@tefuda/domain/joker/registration";
import type { Me } from "@/platform/server/caller";

/** Whether registration is suggested: to visitors and to jokers who have not handed in a profile. */
export function mayRegister(me: Me): boolean {
  if (me.kind === "visitor") return true;
  return me.kind === "joker" && !isSubmitted(me.registrationStatus);
}
