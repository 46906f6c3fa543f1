import {
  MailFailure,
  type MailFailureReason,
  type MailPort,
  type MailServerPort,
} from "@tefuda/adapters/mail/port";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { AppCtx } from "../trpc/context.ts";

const SHORTEST_REST_MS = 5000;
const LONGEST_REST_MS = 60_000;

/** The way to a mail server as all who send in a process share it. */
export interface MailLine {
  readonly port: MailPort;
  /** The server has failed, and is left alone for now. */
  isResting(): boolean;
  /** Calls the server once, so that what is wrong with the settings is known before somebody waits for a mail. */
  check(): Promise<void>;
}

interface Surroundings {
  readonly app: Pick<AppCtx, "db" | "clock">;
  readonly log: Record<"error" | "warn", (details: object, message: string) => void>;
  /** Breaks off what is under way. */
  readonly signal: AbortSignal;
}

/**
 * Leaves a server that failed alone for five seconds, then for twice as long each time, a minute at most: a mail that
 * is not tried meanwhile loses none of its tries. Of each kind of failure that is the server's the first one is
 * told, until a mail leaves again; what is wrong with one mail alone is that mail's own matter.
 */
export function createMailLine(
  server: MailServerPort,
  { app, log, signal }: Surroundings,
): MailLine {
  const told = new Set<MailFailureReason>();
  let restMs = 0;
  let restsUntil = 0;
  /** When the server was last seen to take a mail, or to fail. */
  let seenAt = 0;

  function succeed() {
    if (told.size > 0) log.warn({}, "Mails leave again.");
    told.clear();
    restMs = 0;
    restsUntil = 0;
    seenAt = performance.now();
  }

  async function fail(error: unknown, begunAt: number) {
    if (!(error instanceof MailFailure && error.isOfServer)) return;
    // Another mail has left since, or another one's failure is being waited out already.
    if (begunAt >= seenAt) {
      seenAt = performance.now();
      restMs = Math.min(restMs * 2 || SHORTEST_REST_MS, LONGEST_REST_MS);
      restsUntil = seenAt + restMs;
    }
    if (told.has(error.reason)) return;
    told.add(error.reason);
    log.error({ err: error }, "Mails do not leave.");
    await logFault(app, { error, place: "/jobs/deliverMails" });
  }

  return {
    port: {
      limitMs: server.limitMs,
      async deliver(mail) {
        const begunAt = performance.now();
        try {
          await server.deliver(mail, signal);
        } catch (error) {
          await fail(error, begunAt);
          throw error;
        }
        succeed();
      },
    },
    isResting: () => performance.now() < restsUntil,
    async check() {
      const begunAt = performance.now();
      try {
        await server.check();
      } catch (error) {
        if (!signal.aborted) await fail(error, begunAt);
      }
    },
  };
}
