import type { ToldEvent } from "@tefuda/domain/monitoring/client-events";
import { EVENTS_PER_CALL } from "@tefuda/domain/monitoring/event-limits";
import type { AnalyticsParams, ClientEvent } from "@tefuda/domain/monitoring/events";
import { callByHand } from "../call-by-hand";
import { eventId } from "./event-id";

const WAIT_MS = 2000;
let waiting: ToldEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells our own server of an event, together with others of the same moment. It goes nowhere else, and
 * whatever comes of it, the page goes on.
 */
export function track<E extends ClientEvent>(name: E, params: AnalyticsParams<E>): void {
  waiting.push({ id: eventId(), name, params } as ToldEvent);
  if (waiting.length >= EVENTS_PER_CALL) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  void callByHand("monitoring.trackEvents", { events }).catch(() => {
    // They go with the next ones; told twice, each is still one.
    waiting = [...events, ...waiting].slice(0, EVENTS_PER_CALL - 1);
  });
}

/** Sends what waits when the page is left; returns the function that stops listening. */
export function sendOnLeaving(): () => void {
  const leaving = new AbortController();
  const whenHidden = () => document.visibilityState === "hidden" && send();
  document.addEventListener("visibilitychange", whenHidden, { signal: leaving.signal });
  addEventListener("pagehide", send, { signal: leaving.signal });
  return () => leaving.abort();
}
