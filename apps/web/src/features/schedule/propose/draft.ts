import { SCHEDULE_CANDIDATES, SCHEDULE_CANDIDATES_SHOWN } from "@tefuda/domain/constants/limits";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { type CandidateSource, DEFAULT_DURATION_MINUTES } from "@tefuda/domain/schedule/constants";
import { overlaps, type Span } from "@tefuda/domain/schedule/policy";
import type { ScheduleDuration } from "@tefuda/domain/schedule/types";
import { type SlotFault, type Surroundings, slotFault, spanFrom, startOf } from "../grid/slots";

/** One line of the form: a day and a minute since midnight in Japan, each perhaps not chosen yet. */
export interface Row {
  readonly key: number;
  readonly day: string;
  readonly minute: number | null;
  /** Pressed on the grid, which is a calendar, or entered by hand. */
  readonly source: CandidateSource;
}

/** A proposal that is being written. */
export interface Draft {
  /** Made here, so that sending it again after a lost answer is still one proposal. */
  readonly scheduleId: string;
  readonly durationMinutes: ScheduleDuration;
  readonly purpose: OfferPurpose;
  readonly allowsToday: boolean;
  readonly note: string;
  readonly rows: readonly Row[];
}

export type RowFault = SlotFault | "incomplete" | { readonly overlaps: number };

const emptyRow = (key: number): Row => ({ key, day: "", minute: null, source: "manual" });

export function emptyDraft(scheduleId: string, purpose: OfferPurpose): Draft {
  return {
    scheduleId,
    durationMinutes: DEFAULT_DURATION_MINUTES,
    purpose,
    allowsToday: false,
    note: "",
    rows: Array.from({ length: SCHEDULE_CANDIDATES_SHOWN }, (_, index) => emptyRow(index)),
  };
}

/** Whether anything is worth keeping. */
export function isUntouched({ rows, note }: Draft): boolean {
  return note === "" && rows.every(isBlank);
}

const isBlank = ({ day, minute }: Row) => day === "" && minute === null;

/** A chosen time with the number that people know it by, from 1. */
export interface ChosenSpan extends Span {
  readonly key: number;
  readonly number: number;
}

/** The lines that name a time, in the order of the form. */
export function chosenSpans({ rows, durationMinutes }: Draft): ChosenSpan[] {
  return rows.flatMap(({ key, day, minute }, index) =>
    day === "" || minute === null
      ? []
      : [{ ...spanFrom(startOf(day, minute), durationMinutes), key, number: index + 1 }],
  );
}

const nextKey = (rows: readonly Row[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Whether another time finds a line. */
export const hasRoom = ({ rows }: Draft): boolean =>
  rows.length < SCHEDULE_CANDIDATES.max || rows.some(isBlank);

/** Puts a time into the first empty line, or into a new one; a full form stays as it is. */
export function withTime(draft: Draft, day: string, minute: number): Draft {
  const { rows } = draft;
  const blank = rows.find(isBlank);
  const time = { day, minute, source: "calendar" } as const;
  if (blank) return withRow(draft, blank.key, time);
  if (rows.length >= SCHEDULE_CANDIDATES.max) return draft;
  return { ...draft, rows: [...rows, { ...emptyRow(nextKey(rows)), ...time }] };
}

/** Empties a line; those beyond the first three go. */
export function withoutTime(draft: Draft, key: number): Draft {
  const rest = draft.rows.filter((row) => row.key !== key);
  const rows =
    rest.length >= SCHEDULE_CANDIDATES_SHOWN ? rest : [...rest, emptyRow(nextKey(draft.rows))];
  return { ...draft, rows };
}

export function withRow(draft: Draft, key: number, change: Partial<Omit<Row, "key">>): Draft {
  return {
    ...draft,
    rows: draft.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
  };
}

export function withEmptyRow(draft: Draft): Draft {
  const { rows } = draft;
  return rows.length >= SCHEDULE_CANDIDATES.max
    ? draft
    : { ...draft, rows: [...rows, emptyRow(nextKey(rows))] };
}

/** What is wrong with the lines, by their keys. */
export function rowFaults(draft: Draft, around: Surroundings): ReadonlyMap<number, RowFault> {
  const spans = chosenSpans(draft);
  const faultOf = (row: Row): RowFault | undefined => {
    if (isBlank(row)) return undefined;
    if (row.day === "" || row.minute === null) return "incomplete";
    const fault = slotFault(row.day, row.minute, draft.durationMinutes, around);
    if (fault) return fault;
    const own = spans.find(({ key }) => key === row.key);
    const other = own && spans.find((span) => span.number < own.number && overlaps(span, own));
    return other && { overlaps: other.number };
  };
  return new Map(
    draft.rows.flatMap((row) => {
      const fault = faultOf(row);
      return fault ? [[row.key, fault] as const] : [];
    }),
  );
}

/** The proposal as it is sent, its times in order. */
export function proposalOf(draft: Draft, matchingId: string) {
  const { scheduleId, durationMinutes, purpose, allowsToday, note, rows } = draft;
  const candidates = rows.flatMap(({ day, minute, source }) =>
    day === "" || minute === null ? [] : [{ startAt: startOf(day, minute).toISOString(), source }],
  );
  return {
    scheduleId,
    matchingId,
    durationMinutes,
    purpose,
    allowsToday,
    note,
    candidates: [...candidates].sort((a, b) => a.startAt.localeCompare(b.startAt)),
  };
}
