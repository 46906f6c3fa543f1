import type { ProposerType } from "@tefuda/domain/schedule/constants";
import type { ReactNode } from "react";
import type { RoomMatching } from "./room-matching";
import type { ScheduleStep } from "./steps";
import type { CurrentSchedule } from "./use-schedule";

/** What the cards, the bar and the windows of one room share. */
export interface ScheduleRoom {
  readonly matching: RoomMatching;
  /** Where the reader stands; a colleague who takes over stands for the one before. */
  readonly side: ProposerType;
  readonly now: Date;
  readonly current: CurrentSchedule | null | undefined;
  readonly showsHint: boolean;
  /** Whether the reader is one of the two and the other is still there. */
  readonly mayAct: boolean;
  /** The candidate that was chosen and not yet decided on; the card may leave the list meanwhile. */
  readonly picked: string | undefined;
  readonly pick: (candidateId: string) => void;
  readonly open: (step: ScheduleStep) => void;
  /** The way into the video interview, from the feature that knows of it. */
  readonly join: ((videoChat: NonNullable<CurrentSchedule["videoChat"]>) => ReactNode) | undefined;
}
