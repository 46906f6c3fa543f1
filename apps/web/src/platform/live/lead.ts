import { canTellTabs } from "../tab-channel.ts";

/** How often a tab at work asks for a sign of life. */
const ASK_EVERY_MS = 1200;
/** So many questions without an answer, and the tab that leads is taken for frozen: within five seconds. */
const QUESTIONS = 2;

interface LeadEvents {
  /** This tab leads from now on. */
  lead(): void;
  /** Another tab has taken the lead, as this one gave no sign of life. */
  lose(): void;
  /** Asks the tab that leads for a sign of life, which it answers at once. */
  ask(): void;
  /** Whether somebody would miss what this tab does not hear. */
  isAtWork(): boolean;
}

export interface Lead {
  /** The tab that leads has said something. */
  heard(): void;
}

/** Whether the tabs of this browser can agree on one of them. */
export const canShareLead = (): boolean => canTellTabs() && "locks" in navigator;

/**
 * Makes one tab of a browser lead: the one that holds the lock of that name, until it is closed. A tab that
 * the system has frozen keeps its lock and does nothing; a tab at work that hears nothing from it takes the
 * lock away. It asks and is answered, rather than being told every second: timers of hidden tabs may run
 * once a minute only, messages arrive at once.
 *
 * @param ending ends it
 */
export function seekLead(name: string, on: LeadEvents, ending: AbortSignal): Lead {
  let leading = false;
  let unanswered = 0;

  const whileHeld = () => {
    // The lock may come when it is not wanted any more.
    if (ending.aborted) return Promise.resolve();
    leading = true;
    on.lead();
    return new Promise<void>((resolve) =>
      ending.addEventListener("abort", () => resolve(), { once: true }),
    );
  };
  const lose = () => {
    if (!leading || ending.aborted) return;
    leading = false;
    unanswered = 0;
    on.lose();
  };
  const wait = () => {
    navigator.locks.request(name, { signal: ending }, whileHeld).catch(() => {
      if (ending.aborted) return;
      // A browser that lets nobody have a lock refuses before there was a lead: the tab is by itself.
      if (!leading) {
        leading = true;
        return on.lead();
      }
      lose();
      wait();
    });
  };
  /** What waits for the lock goes on waiting, for when this one is taken away in turn. */
  const takeOver = () => {
    unanswered = 0;
    navigator.locks.request(name, { steal: true }, whileHeld).catch(lose);
  };
  const ask = () => {
    if (leading || !on.isAtWork()) {
      unanswered = 0;
      return;
    }
    if (unanswered >= QUESTIONS) return takeOver();
    unanswered += 1;
    on.ask();
  };

  wait();
  const asking = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener("visibilitychange", ask, { signal: ending });
  ending.addEventListener("abort", () => clearInterval(asking), { once: true });
  return {
    heard() {
      unanswered = 0;
    },
  };
}
