import type { MailPort } from "@tefuda/adapters/mail/port";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { deliverNextMail } from "@tefuda/services/notification/deliver-next-mail";
import type { AppCtx } from "../trpc/context.ts";
import { repeat } from "./repeat.ts";

const LOOK_EVERY_MS = 1000;
/** After a look that failed altogether, for instance while the database restarts. */
const LOOK_AGAIN_MS = 10_000;

/** Sends what the outbox holds, until stopped; `stop` waits for the mail under way and leaves the port open. */
export function startMailWorker(app: AppCtx, mail: MailPort): { stop(): Promise<void> } {
  let stopped = false;
  const worker = repeat(async () => {
    try {
      while (!stopped && (await deliverNextMail(app, mail)));
      return LOOK_EVERY_MS;
    } catch (error) {
      await logFault(app, { error, place: "/jobs/deliverMails" });
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
