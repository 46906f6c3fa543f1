import type { CalendarProvider } from "@tefuda/domain/calendar/constants";

/** A time at which a calendar says its owner is busy; nothing else of an event is ever read. */
export interface BusySpan {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** What the provider gave for reading a person's busy times. */
export interface CalendarTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** From now on. */
  readonly expiresInSeconds: number;
}

/** What only the browser that was sent away, and we, know until it comes back. */
export interface CalendarAttempt {
  readonly state: string;
  /** The secret half of the proof key (PKCE). */
  readonly verifier: string;
}

/**
 * The calendar of members at an outside provider. A call throws when the provider cannot be reached,
 * takes too long or answers what makes no sense; `refused` means that asking again is of no use.
 */
export interface CalendarPort {
  readonly provider: CalendarProvider;
  /** The one right that is asked for. */
  readonly scope: string;
  /** How long anybody waits for the provider. */
  readonly limitMs: number;
  /** The provider's page on which the person decides. */
  begin(): Promise<CalendarAttempt & { readonly url: string }>;
  /** Takes up what the browser brought back, as the query of our own address. */
  finish(
    query: URLSearchParams,
    attempt: CalendarAttempt,
  ): Promise<CalendarTokens | "denied" | "scopeMissing">;
  refresh(refreshToken: string): Promise<CalendarTokens | "refused">;
  readBusy(accessToken: string, from: Date, to: Date): Promise<BusySpan[] | "refused">;
  /** Ends the right at the provider; one that has ended already is no error. */
  revoke(refreshToken: string): Promise<void>;
}
