import type { MailServerPort } from "@tefuda/adapters/mail/port";
import { deliverNextMail } from "@tefuda/services/mail/deliver-next-mail";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { deliverPushes } from "@tefuda/services/push/deliver-pushes";
import type { AppCtx } from "../trpc/context.ts";
import { createMailLine } from "./mail-line.ts";
import { repeat } from "./repeat.ts";

const LOOK_EVERY_MS = 1000;
/** After a look that failed altogether, for instance while the database restarts. */
const LOOK_AGAIN_MS = 10_000;
/** So many mails are under way at once in one process: a server that takes long over one holds up no other. */
const MAILS_AT_ONCE = 4;
/** Containers are killed ten seconds after they were asked to stop. */
const BREAK_OFF_AFTER_MS = 7000;

type Log = Record<"error" | "warn", (details: object, message: string) => void>;

/** A worker; `stop` waits for what is under way. */
export interface Worker {
  stop(): Promise<void>;
}

/**
 * Sends the mails that the outbox holds, until stopped; leaves the port open. What is under way then is broken off
 * after seven seconds, and comes up again: the server may have taken it, and drops the second one by its Message-ID.
 */
export function startMailWorker(
  app: AppCtx,
  mail: MailServerPort,
  log: Log,
  atOnce = MAILS_AT_ONCE,
): Worker {
  const breakOff = new AbortController();
  const line = createMailLine(mail, { app, log, signal: breakOff.signal });
  void line.check();
  const next = async () => !line.isResting() && (await deliverNextMail(app, line.port));
  const lanes = Array.from({ length: atOnce }, (_, lane) =>
    startWorker(app, "/jobs/deliverMails", next, {
      everyMs: LOOK_EVERY_MS * atOnce,
      firstMs: LOOK_EVERY_MS * lane,
    }),
  );
  return {
    async stop() {
      const impatient = setTimeout(() => breakOff.abort(), BREAK_OFF_AFTER_MS);
      await Promise.all(lanes.map((lane) => lane.stop()));
      clearTimeout(impatient);
    },
  };
}

/** Sends the pushes that the outbox holds, until stopped. */
export const startPushWorker = (app: AppCtx): Worker =>
  startWorker(app, "/jobs/deliverPushes", async () => (await deliverPushes(app)) > 0, {
    everyMs: LOOK_EVERY_MS,
    firstMs: 0,
  });

interface Pace {
  readonly everyMs: number;
  readonly firstMs: number;
}

/** Takes up one piece of work after the other, as long as `next` finds some. */
function startWorker(
  app: AppCtx,
  place: string,
  next: () => Promise<boolean>,
  { everyMs, firstMs }: Pace,
): Worker {
  let stopped = false;
  const worker = repeat(async () => {
    try {
      while (!stopped && (await next()));
      return everyMs;
    } catch (error) {
      await logFault(app, { error, place });
      return LOOK_AGAIN_MS;
    }
  }, firstMs);
  return {
    stop() {
      stopped = true;
      return worker.stop();
    },
  };
}
