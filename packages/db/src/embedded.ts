import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { DataFolderFull, holdsDatabase, whyNotOpened } from "./damaged-folder.ts";
import type { EmbeddedDatabase } from "./database.ts";
import { hasCode } from "./error-code.ts";
import { migrationsFolder } from "./migrations.ts";
import { takeFolder } from "./owner-lock.ts";
import { stopAtPanic } from "./panic.ts";
import * as schema from "./schema/tables.ts";

export type EmbeddedOptions =
  | {
      readonly dataDir: string;
      /** Hears that the engine has given itself up: what is asked from then on fails. */
      readonly onPanic?: (error: Error) => void;
    }
  | {
      readonly memory: true;
      /** A dump of another embedded database to begin with. */
      readonly dump?: Blob;
    };

/**
 * Opens the embedded database; its folder has one owner at a time.
 * @throws DataFolderInUse, DataFolderFull, DataFolderDamaged, the last two also when its tables are brought up to date
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if ("memory" in options) {
    return wrap(await PGlite.create(options.dump ? { loadDataDir: options.dump } : {}));
  }
  const { dataDir, onPanic = () => undefined } = options;
  await mkdir(dataDir, { recursive: true });
  const release = await takeFolder(dataDir).catch((error: unknown) => {
    throw hasCode(error, "ENOSPC") ? new DataFolderFull(dataDir, error) : error;
  });
  try {
    const tables = join(dataDir, "tables");
    const isOld = await holdsDatabase(dataDir, tables);
    const explain = async (error: unknown) => {
      throw isOld ? await whyNotOpened(dataDir, error) : error;
    };
    const client = await PGlite.create(tables).catch(explain);
    const database = wrap(client, { hasPanicked: stopAtPanic(client, onPanic), release });
    const migrate = async () => {
      try {
        await database.migrate();
      } catch (error) {
        await database.close();
        await explain(error);
      }
    };
    return { ...database, migrate };
  } catch (error) {
    release();
    throw error;
  }
}

interface Opened {
  readonly hasPanicked?: () => boolean;
  readonly release?: () => void;
}

function wrap(client: PGlite, { hasPanicked, release }: Opened = {}): EmbeddedDatabase {
  const db = drizzle({ client, schema, casing: "snake_case" });
  const busy = new Set<string>();
  return {
    kind: "embedded",
    client,
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    notify: async (channel, payload) => {
      await client.query("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: async (channel, listener) => {
      const unlisten = await client.listen(channel, (payload) => listener.onPayload(payload));
      return () => unlisten();
    },
    // The folder has one owner, so one process is all there can be.
    alone: async (name, work) => {
      if (busy.has(name)) return false;
      busy.add(name);
      try {
        await work();
        return true;
      } finally {
        busy.delete(name);
      }
    },
    answer: async () => void (await client.query("select 1")),
    close: async () => {
      if (!client.closed && !hasPanicked?.()) await client.close();
      release?.();
    },
  };
}
