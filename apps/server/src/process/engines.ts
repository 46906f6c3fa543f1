import { join } from "node:path";
import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { createPostgresBus } from "@tefuda/adapters/bus/postgres";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import { type Database, openDatabase } from "@tefuda/db/client";
import { createAuth } from "@tefuda/services/account/auth";
import type { Config } from "../config.ts";
import type { AppCtx } from "../trpc/context.ts";

export interface Engines {
  readonly database: Database;
  readonly app: AppCtx;
  close(): Promise<void>;
}

/** Opens what the settings ask for: the database with its tables up to date, and the ports. */
export async function openEngines(config: Config): Promise<Engines> {
  const database = await openDatabase(config.database);
  await database.migrate();
  const bus = database.kind === "postgres" ? await createPostgresBus(database) : createMemoryBus();
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return {
    database,
    app: {
      db: database.db,
      clock: () => new Date(),
      site: { brand: config.brand, origin },
      ports: {
        auth: createAuth(database.db, { secret: config.authSecret, origin }),
        bus,
        files: createDiskFiles(join(config.dataDir, "files")),
      },
    },
    async close() {
      await bus.close();
      await database.close();
    },
  };
}
