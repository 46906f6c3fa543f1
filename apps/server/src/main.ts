import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { createPostgresBus } from "@tefuda/adapters/bus/postgres";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { openDatabase } from "@tefuda/db/client";
import { DataFolderInUse } from "@tefuda/db/owner-lock";
import { createAuth } from "@tefuda/services/account/auth";
import { join } from "node:path";
import { publishInternalOrigin, readConfig, WrongSetting } from "./config.ts";
import { startMailWorker } from "./jobs/notification.ts";
import { createServer } from "./server.ts";
import { demoAccounts, seedDemo } from "./seed.ts";
import type { AppCtx } from "./trpc/context.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the product and resolves once it serves. */
async function start() {
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  await database.migrate();

  const site = { brand: config.brand, origin: config.publicUrl ?? `http://localhost:${config.port}` };
  const app: AppCtx = {
    db: database.db,
    clock: () => new Date(),
    site,
    ports: {
      auth: createAuth(database.db, { secret: config.authSecret, origin: site.origin }),
      bus: database.kind === "postgres" ? await createPostgresBus(database) : createMemoryBus(),
      files: createDiskFiles(join(config.dataDir, "files")),
    },
  };
  const seeded = config.seed === "demo" && (await seedDemo(app));
  const mail = config.smtpUrl ? createSmtpMail(config.smtpUrl, config.mailFrom) : undefined;
  const mailWorker = mail && startMailWorker(app, mail);
  publishInternalOrigin(`http://127.0.0.1:${config.port}`);
  const server = await createServer(config, database, app);
  await server.listen({ host: config.host, port: config.port });

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await server.close();
    await mailWorker?.stop();
    await app.ports.bus.close();
    await database.close();
    say("Closed.");
  };
  process.once("SIGTERM", close);
  process.once("SIGINT", close);

  say(`${config.brand} is ready: ${site.origin}`);
  if (config.seed === "demo") {
    say(seeded ? "Demo data was made." : "Demo data is in place.");
    for (const line of demoAccounts) say(line);
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
