import type { OfferPurpose } from "../offer/constants.ts";
import type { CandidateSource, ProposerType, ScheduleReason } from "./constants.ts";
import type { ScheduleStatus } from "./states.ts";

export type ScheduleDuration = 30 | 45 | 60;

/** One proposed time; instants are ISO strings in UTC. */
export interface ScheduleCandidate {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly source: CandidateSource;
}

/** The state of a schedule when a chat message was written, kept with that message. */
export interface ScheduleSnapshot {
  readonly id: string;
  readonly round: number;
  readonly status: ScheduleStatus;
  readonly purpose: OfferPurpose;
  readonly proposerType: ProposerType;
  readonly proposerId: string;
  readonly durationMinutes: ScheduleDuration;
  readonly candidates: readonly ScheduleCandidate[];
  readonly selectedCandidateId?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly reasonKey?: ScheduleReason | null | undefined;
  readonly reasonNote?: string | null | undefined;
}

/** A schedule of a matching (spec 4 · Scheduling and chat). */
export interface Schedule extends ScheduleSnapshot {
  readonly matchingId: string;
  readonly timeZone: "Asia/Tokyo";
  readonly fixedAt?: string | null | undefined;
  readonly expiresAt: string;
  readonly videoChatId?: string | null | undefined;
  readonly lockVersion: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
