import type { AnnounceTarget } from "../notification/constants.ts";
import type { ActorKind, MemberActor } from "../policy/actor.ts";

export const announceStates = ["planned", "visible", "withdrawn"] as const;
export type AnnounceState = (typeof announceStates)[number];
export const announceStateLabels = {
  planned: "公開予定",
  visible: "公開中",
  withdrawn: "取り下げ済み",
} as const satisfies Record<AnnounceState, string>;

export interface AnnounceTimes {
  readonly publishAt: Date;
  readonly withdrawnAt: Date | null;
}

/** Where an announcement stands at a moment; a taken back one stays taken back. */
export function announceState({ publishAt, withdrawnAt }: AnnounceTimes, now: Date): AnnounceState {
  if (withdrawnAt) return "withdrawn";
  return publishAt <= now ? "visible" : "planned";
}

/** Whose announcements somebody reads; an operator reads what everyone reads. */
export function announceTargetsFor(kind: ActorKind): readonly AnnounceTarget[] {
  switch (kind) {
    case "joker":
    case "ace":
      return ["all", kind];
    case "operator":
      return ["all", "joker", "ace"];
    case "visitor":
      return ["all"];
    default:
      return kind satisfies never;
  }
}

/** The members who read what goes to a target: visitors and the support team may, and are none. */
export function announceReaders(target: AnnounceTarget): readonly MemberActor["kind"][] {
  return (["joker", "ace"] as const).filter((kind) => announceTargetsFor(kind).includes(target));
}
