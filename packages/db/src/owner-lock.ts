import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { hasCode } from "./error-code.ts";

/** Another live process owns the embedded database's folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  readonly dataDir: string;
  /** Who that is, such as `process 7 on web-1`: in another container the number alone says nothing. */
  readonly owner: string;

  constructor(dataDir: string, owner: string) {
    super(
      `The data folder ${dataDir} is in use by ${owner}. Stop that process, or give this one another folder or a DATABASE_URL.`,
    );
    this.dataDir = dataDir;
    this.owner = owner;
  }
}

/** Nothing can keep a second process away from the folder, so not even a first one may open it. */
export class DataFolderUnlockable extends Error {
  override readonly name = "DataFolderUnlockable";

  constructor(dataDir: string, reason: string) {
    super(
      `The data folder ${dataDir} cannot be locked against a second process (${reason}). Put it on a disk of this machine, or set a DATABASE_URL.`,
    );
  }
}

/** Opening and locking are one on macOS and the BSDs, by flags (O_EXLOCK, O_NONBLOCK) that Node does not name. */
const OPEN_LOCKED = 0x20 | 0x4;
const opensLocked = ["darwin", "freebsd", "openbsd"].includes(process.platform);

/**
 * Makes this process the owner of the folder, for two owners at once would destroy the embedded
 * database without an error. The lock is the kernel's, on what this process holds open: it ends with
 * the process, however that ends, holds against processes of other containers, and is not copied along
 * with the folder. The file stays; what is written in it is for people. Answers how to give the
 * folder back.
 * @throws DataFolderInUse, DataFolderUnlockable
 */
export async function takeFolder(dataDir: string): Promise<() => void> {
  const path = join(dataDir, "owner.lock");
  const held = openOwnerFile(dataDir, path);
  try {
    if (!opensLocked) await lock(held, dataDir, path);
    ftruncateSync(held);
    writeSync(held, `process ${process.pid} on ${hostname()}`, 0);
  } catch (error) {
    closeSync(held);
    throw error;
  }
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(held);
    isHeld = false;
  };
}

const inUse = (dataDir: string, path: string) =>
  new DataFolderInUse(dataDir, readFileSync(path, "utf8") || "another process");

function openOwnerFile(dataDir: string, path: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT | (opensLocked ? OPEN_LOCKED : 0);
  try {
    return openSync(path, flags, 0o600);
  } catch (error) {
    if (opensLocked && hasCode(error, "EAGAIN")) throw inUse(dataDir, path);
    throw error;
  }
}

/** Node cannot lock: flock, which every Linux has, locks what this process opened, and leaves it locked. */
async function lock(held: number, dataDir: string, path: string) {
  const child = spawn("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "pipe", held] });
  const said = text(child.stderr as Readable);
  const [code] = await once(child, "close").catch((error: unknown) => {
    throw hasCode(error, "ENOENT")
      ? new DataFolderUnlockable(dataDir, "the program flock is missing")
      : error;
  });
  if (code === 0) return;
  const reason = (await said).trim();
  if (code === 1 && reason === "") throw inUse(dataDir, path);
  throw new DataFolderUnlockable(dataDir, reason || `flock ended with ${code}`);
}
