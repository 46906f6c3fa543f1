import type { Span } from "@tefuda/domain/schedule/policy";
import { formatDate, formatTime } from "@tefuda/domain/time/format.ja";
import type { ChosenSpan } from "../propose/draft";
import { scheduleRoomCopy } from "../room-copy.ja";
import { covering, type SlotFault, type Surroundings, slotFault, startOf } from "./slots";

const copy = scheduleRoomCopy.grid;

/** A fixed interview of one's own, with whom. */
export interface Interview extends Span {
  readonly partnerName: string;
}

/** When each of the two is usually free. */
export interface FreeHours {
  readonly mine: readonly Span[];
  readonly partner: readonly Span[];
}

export interface CellFacts {
  readonly around: Surroundings;
  readonly interviews: readonly Interview[];
  readonly hours: FreeHours;
  readonly chosen: readonly ChosenSpan[];
  readonly durationMinutes: number;
}

export type Suits = "both" | "partner" | "mine" | undefined;

/** A quarter of an hour on the grid. */
export interface Cell {
  readonly day: string;
  readonly minute: number;
  readonly startAt: Date;
  /** The candidate or event over it, and whether it begins here. */
  readonly over:
    | { readonly kind: "chosen"; readonly span: ChosenSpan; readonly isStart: boolean }
    | { readonly kind: "interview"; readonly span: Interview; readonly isStart: boolean }
    | { readonly kind: "busy"; readonly isStart: boolean }
    | undefined;
  /** Why a candidate cannot begin here. */
  readonly fault: SlotFault | undefined;
  readonly suits: Suits;
}

/** What the grid shows at a slot. */
export function cellAt(day: string, minute: number, facts: CellFacts): Cell {
  const startAt = startOf(day, minute);
  const over = overAt(day, minute, facts);
  const isPartners = Boolean(covering(facts.hours.partner, day, minute));
  const isMine = Boolean(covering(facts.hours.mine, day, minute));
  return {
    day,
    minute,
    startAt,
    over,
    fault: slotFault(day, minute, facts.durationMinutes, facts.around),
    suits: isPartners ? (isMine ? "both" : "partner") : isMine ? "mine" : undefined,
  };
}

function overAt(day: string, minute: number, { chosen, interviews, around }: CellFacts) {
  const at = startOf(day, minute);
  const begins = (span: Span) => span.startAt >= at;
  const candidate = covering(chosen, day, minute);
  if (candidate) return { kind: "chosen", span: candidate, isStart: begins(candidate) } as const;
  const interview = covering(interviews, day, minute);
  if (interview) return { kind: "interview", span: interview, isStart: begins(interview) } as const;
  const busy = covering(around.busy, day, minute);
  return busy && ({ kind: "busy", isStart: begins(busy) } as const);
}

/** `2026年11月24日（火） 10:00`, as the grid's announcements say it. */
export const whenOf = (startAt: Date): string => `${formatDate(startAt)} ${formatTime(startAt)}`;

const suitsLabels = { both: copy.both, partner: copy.partner, mine: copy.mine };

/** The whole cell in words, for those who do not see where it stands. */
export function cellName({ startAt, over, fault, suits }: Cell): string {
  const facts = [
    over?.kind === "chosen" && copy.candidateFrom(over.span.number, formatTime(over.span.startAt)),
    over?.kind === "interview" && copy.interview(over.span.partnerName),
    over?.kind === "busy" && copy.busy,
    !over && fault && copy.faults[fault],
    suits && suitsLabels[suits],
  ];
  return copy.cell(
    whenOf(startAt),
    facts.filter((fact) => typeof fact === "string"),
  );
}
