import { pageErrorMessages } from "@tefuda/domain/errors/page-messages.ja";
import { useSession } from "@/platform/session/session-provider";
import { isBegun, type Thread } from "./thread";
import type { Matching } from "./use-matching";

/**
 * Why a restricted person cannot write the first message of a thread. Answering stays open, and so
 * does the support team; the server keeps to the same.
 */
export function useFirstRefusal({ isSupport }: Matching, thread: Thread): string | undefined {
  const me = useSession();
  const isRestricted = (me.kind === "joker" || me.kind === "ace") && me.isRestricted === true;
  return isRestricted && !isSupport && !isBegun(thread) ? pageErrorMessages.restricted : undefined;
}
