import type { MailPort } from "@tefuda/adapters/mail/port";
import { deliverMails } from "@tefuda/services/notification/deliver-mails";
import type { AppCtx } from "../trpc/context.ts";

const LOOK_EVERY_MS = 1000;
/** After a look that failed altogether, for instance while the database restarts. */
const LOOK_AGAIN_MS = 10_000;

/** Sends what the outbox holds, until stopped; `stop` waits for the mails under way and leaves the port open. */
export function startMailWorker(app: AppCtx, mail: MailPort): { stop(): Promise<void> } {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const look = async () => {
    let wait = LOOK_EVERY_MS;
    try {
      while (!stopped && (await deliverMails(app, mail)) > 0);
    } catch {
      wait = LOOK_AGAIN_MS;
    }
    if (!stopped) schedule(wait);
  };
  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      running = look();
    }, wait);
  };
  schedule(0);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
