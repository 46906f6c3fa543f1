import type { OwnJudgement } from "@/features/judgement/own-judgement";
import { type AceMe, caller, type JokerMe } from "@/platform/server/caller";

/** What the frame of a signed-in joker or ace is made of. */
export interface Member {
  readonly me: JokerMe | AceMe;
  /** Where a joker's judgement stands; an ace has none. */
  readonly judgement: OwnJudgement | undefined;
}

/** Reads what the frame of `me` shows. */
export async function readMember(me: JokerMe | AceMe): Promise<Member> {
  const judgement = me.kind === "joker" ? await caller().judgement.own.query() : undefined;
  return { me, judgement };
}
