import type { BusySpan, CalendarPort } from "@tefuda/adapters/calendar/port";
import { BUSY_TIMES_KEPT_SECONDS } from "@tefuda/domain/calendar/constants";

const ENTRIES_MAX = 1000;

interface Kept {
  readonly busy: BusySpan[];
  readonly until: number;
}

/** In this process's memory only, and for a minute: paging through weeks asks the provider once. */
const memories = new WeakMap<CalendarPort, Map<string, Kept>>();

const memoryOf = (calendar: CalendarPort) => {
  const memory = memories.get(calendar) ?? new Map<string, Kept>();
  memories.set(calendar, memory);
  return memory;
};

/** What was read for the same link and span, while it is young enough. */
export function recallBusy(calendar: CalendarPort, key: string, now: Date): BusySpan[] | undefined {
  const kept = memoryOf(calendar).get(key);
  return kept && kept.until > now.getTime() ? kept.busy : undefined;
}

export function keepBusy(calendar: CalendarPort, key: string, now: Date, busy: BusySpan[]): void {
  const memory = memoryOf(calendar);
  // The oldest goes first: a map keeps the order in which it was filled.
  const [oldest] = memory.keys();
  if (oldest !== undefined && memory.size >= ENTRIES_MAX) memory.delete(oldest);
  memory.delete(key);
  memory.set(key, { busy, until: now.getTime() + BUSY_TIMES_KEPT_SECONDS * 1000 });
}
