import cluster from "node:cluster";
import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { startMailThread } from "@tefuda/services/mail/mail-html-thread";
import { readPushKeys } from "@tefuda/services/push/keys";
import { type Config, tellPages } from "../config.ts";
import { createClockGuard } from "../jobs/clock-guard.ts";
import { startMailWorker, startPushWorker } from "../jobs/notification.ts";
import { periodicJobs } from "../jobs/periodic.ts";
import { startSearchFollower } from "../jobs/search.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { whyNotListening } from "../own-address.ts";
import { type SeededDemo, settleDemo } from "../seed.ts";
import { createServer } from "../server.ts";
import { openEngines } from "./engines.ts";
import { say } from "./signals.ts";

/**
 * Calls under way are waited for so long; a client that neither reads nor goes is cut off then. Containers are
 * killed ten seconds after they were asked to stop.
 */
const DRAIN_WITHIN_MS = 8000;

/** Starts this process's part of the product; resolves, with the way to close it, once it serves. */
export async function startProduct(config: Config): Promise<() => Promise<void>> {
  const engines = await openEngines(config);
  const { app, database } = engines;
  const isAlone = cluster.isPrimary;
  const demo = isAlone ? await settleDemo(engines, config.seed) : undefined;
  // Of several processes that start at once, one makes them.
  if (config.role !== "web") await readPushKeys(app);
  const hasJobs = config.role === "all" || config.role === "worker";
  const mail = hasJobs && config.smtp ? createSmtpMail(config.smtp) : undefined;
  tellPages(config);
  const server = await createServer(config, database, app);
  const { log } = server;
  const mailWorker = mail && startMailWorker(app, mail, log);
  const pushWorker = hasJobs ? startPushWorker(app) : undefined;
  const jobs = hasJobs
    ? await startJobs(periodicJobs, {
        app,
        database,
        log,
        clockGuard: createClockGuard({ app, log }),
      })
    : undefined;
  const isHosted = config.hostedSearch !== undefined;
  const hasIndex = isHosted ? hasJobs : config.role === "all" || config.role === "api";
  const follower = hasIndex ? startSearchFollower({ app, database, log }, isHosted) : undefined;
  const close = async () => {
    const impatient = setTimeout(() => server.server.closeAllConnections(), DRAIN_WITHIN_MS);
    // At once, for each of them takes its time; what calls still put into the outboxes waits there.
    await Promise.all([
      server.close().finally(() => clearTimeout(impatient)),
      follower?.stop(),
      jobs?.stop(),
      mailWorker?.stop(),
      pushWorker?.stop(),
    ]);
    await mail?.close();
    await engines.close();
  };
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw whyNotListening(error, config.host, config.port);
  }
  if (config.role !== "web") startMailThread();
  if (isAlone) announce(config, app.site.origin, demo);

  return async () => {
    await close();
    if (isAlone) say("Closed.");
  };
}

/** Tells the person at the terminal where the product is and how to get in. */
export function announce(config: Config, origin: string, demo: SeededDemo | undefined) {
  say(`${config.brand} is ready: ${origin}`);
  if (config.devPages && !config.smtp) say(`Mails are kept at ${origin}/dev/outbox`);
  if (!demo) return;
  say(demo.isNew ? "Demo data was made." : "Demo data is in place.");
  for (const line of demo.accounts) say(line);
}
