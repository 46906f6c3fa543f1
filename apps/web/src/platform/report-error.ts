import { callByHand } from "./call-by-hand";

/** What one page tells of at most; an error in a loop says nothing new. */
const REPORTS_MAX = 10;
const reported = new Set<string>();

/**
 * Tells the operator of an error that nobody expected (spec 7 · Error log write): its name and
 * message, and the page without its query. Whatever comes of it, the page goes on.
 */
export function reportError(error: unknown): void {
  const { name, message } =
    error instanceof Error ? error : { name: "Error", message: String(error) };
  const key = `${name}: ${message}`;
  if (reported.has(key) || reported.size >= REPORTS_MAX) return;
  reported.add(key);
  const json = { name, message, page: location.pathname, userAgent: navigator.userAgent };
  void callByHand("monitoring.logError", json).catch(() => {
    // Nothing can be told without a connection.
  });
}

/** Reports what no part of the page has caught, from now on. */
export function reportUnhandled(): void {
  addEventListener("error", ({ error }) => error && reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
