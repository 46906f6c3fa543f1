import cluster from "node:cluster";
import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { type Config, publishInternalOrigin } from "../config.ts";
import { startMailWorker } from "../jobs/notification.ts";
import { demoAccounts, seedDemo } from "../seed.ts";
import { createServer } from "../server.ts";
import { openEngines } from "./engines.ts";
import { say } from "./signals.ts";

/** Starts this process's part of the product; resolves, with the way to close it, once it serves. */
export async function startProduct(config: Config): Promise<() => Promise<void>> {
  const engines = await openEngines(config);
  const { app, database } = engines;
  const isAlone = cluster.isPrimary;
  const seeded = isAlone && config.seed === "demo" && (await seedDemo(app));
  const hasJobs = config.role === "all" || config.role === "worker";
  const mail =
    hasJobs && config.smtpUrl ? createSmtpMail(config.smtpUrl, config.mailFrom) : undefined;
  const mailWorker = mail && startMailWorker(app, mail);
  publishInternalOrigin(config.apiOrigin ?? `http://127.0.0.1:${config.port}`);
  const server = await createServer(config, database, app);
  await server.listen({ host: config.host, port: config.port });
  if (isAlone) announce(config, app.site.origin, seeded);

  return async () => {
    await server.close();
    await mailWorker?.stop();
    await mail?.close();
    await engines.close();
    if (isAlone) say("Closed.");
  };
}

/** Tells the person at the terminal where the product is and how to get in. */
export function announce(config: Config, origin: string, seeded: boolean) {
  say(`${config.brand} is ready: ${origin}`);
  if (config.seed !== "demo") return;
  say(seeded ? "Demo data was made." : "Demo data is in place.");
  for (const line of demoAccounts) say(line);
}
