import type { MailPort } from "@tefuda/adapters/mail/port";
import { deliverNextMail } from "@tefuda/services/mail/deliver-next-mail";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { deliverPushes } from "@tefuda/services/push/deliver-pushes";
import type { AppCtx } from "../trpc/context.ts";
import { repeat } from "./repeat.ts";

const LOOK_EVERY_MS = 1000;
/** After a look that failed altogether, for instance while the database restarts. */
const LOOK_AGAIN_MS = 10_000;

/** A worker; `stop` waits for what is under way. */
export interface Worker {
  stop(): Promise<void>;
}

/** Sends the mails that the outbox holds, until stopped; leaves the port open. */
export const startMailWorker = (app: AppCtx, mail: MailPort): Worker =>
  startWorker(app, "/jobs/deliverMails", () => deliverNextMail(app, mail));

/** Sends the pushes that the outbox holds, until stopped. */
export const startPushWorker = (app: AppCtx): Worker =>
  startWorker(app, "/jobs/deliverPushes", async () => (await deliverPushes(app)) > 0);

/** Takes up one piece of work after the other, as long as `next` finds some. */
function startWorker(app: AppCtx, place: string, next: () => Promise<boolean>): Worker {
  let stopped = false;
  const worker = repeat(async () => {
    try {
      while (!stopped && (await next()));
      return LOOK_EVERY_MS;
    } catch (error) {
      await logFault(app, { error, place });
      return LOOK_AGAIN_MS;
    }
  });
  return {
    stop() {
      stopped = true;
      return worker.stop();
    },
  };
}
