import { readdir, statfs } from "node:fs/promises";
import { hasCode } from "./error-code.ts";

/** The embedded database's folder holds something that this version cannot open. */
export class DataFolderDamaged extends Error {
  override readonly name = "DataFolderDamaged";
  readonly dataDir: string;

  constructor(dataDir: string, cause: unknown) {
    super(
      `The database in ${dataDir} cannot be opened: it is damaged, or of another version (${reasonOf(cause)}). ` +
        "Restore the data folder from a backup, or move that folder away to begin anew; docs/guides/operating.md says how.",
      { cause },
    );
    this.dataDir = dataDir;
  }
}

/** There is no room on the disk for the embedded database to be opened. */
export class DataFolderFull extends Error {
  override readonly name = "DataFolderFull";

  constructor(dataDir: string, cause: unknown) {
    super(
      `The database in ${dataDir} cannot be opened: there is no room left on its disk. ` +
        "Make some and start again; nothing of what was saved is lost.",
      { cause },
    );
  }
}

/** A piece of the engine's journal, which it may have to begin. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Why a database that was there cannot be opened; the engine itself may only say that it cannot. */
export async function whyNotOpened(dataDir: string, cause: unknown): Promise<Error> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < ROOM_BYTES
    ? new DataFolderFull(dataDir, cause)
    : new DataFolderDamaged(dataDir, cause);
}

/** The first line of what lies at the bottom of an error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause === undefined ? (error.message.split("\n")[0] ?? "") : reasonOf(error.cause);
}

/** What stands in every folder of a database, and tells its version. */
const VERSION_FILE = "PG_VERSION";

/**
 * Whether there is a database already. The engine makes a new one wherever it does not find a version,
 * over whatever else is there.
 * @throws DataFolderDamaged for a folder that holds something else
 */
export async function holdsDatabase(dataDir: string, tables: string): Promise<boolean> {
  const found = await readdir(tables).catch((error: unknown): string[] => {
    if (hasCode(error, "ENOENT")) return [];
    throw new DataFolderDamaged(dataDir, error);
  });
  if (found.length === 0) return false;
  if (found.includes(VERSION_FILE)) return true;
  throw new DataFolderDamaged(dataDir, new Error(`${VERSION_FILE} is missing`));
}
