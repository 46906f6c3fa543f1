import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { type DatabaseOptions, openDatabase } from "@tefuda/db/client";
import type { Ports } from "@tefuda/services/kernel/context";
import { startMailWorker } from "./notification.ts";

// A process that sends mails and nothing else: `node mail-worker.fixture.ts OPTIONS`. It may end in
// the middle of its work as a crash would, before or after the delivery of a certain mail.
export interface MailWorkerOptions {
  readonly database: DatabaseOptions;
  readonly smtpPort: number;
  readonly moment: string;
  readonly diesAt?: { readonly mail: number; readonly step: "before" | "after" };
}

const { database, smtpPort, moment, diesAt } = JSON.parse(
  process.argv[2] ?? "",
) as MailWorkerOptions;
const opened = await openDatabase(database);
const smtp = createSmtpMail({
  url: `smtp://127.0.0.1:${smtpPort}`,
  from: "Tefuda <no-reply@example.jp>",
});
const complain = (details: object) => void process.stderr.write(`${JSON.stringify(details)}\n`);
let mails = 0;
const dieIf = (step: "before" | "after") => {
  if (diesAt?.mail === mails && diesAt.step === step) process.kill(process.pid, "SIGKILL");
};
const worker = startMailWorker(
  {
    db: opened.db,
    clock: () => new Date(moment),
    // Mails that no setting switches touch none.
    ports: {} as Ports,
    site: { brand: "Tefuda", origin: "http://localhost", sender: "no-reply@localhost" },
  },
  {
    ...smtp,
    async deliver(mail) {
      mails += 1;
      dieIf("before");
      await smtp.deliver(mail);
      dieIf("after");
    },
  },
  { error: complain, warn: complain },
  // One at a time, so that it is known which mail it dies over.
  1,
);
process.once("SIGTERM", async () => {
  await worker.stop();
  await smtp.close();
  await opened.close();
});
