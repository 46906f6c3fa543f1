import { createHash, randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "./error-code.ts";

/** Another live process owns the embedded database's folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  readonly dataDir: string;
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process, or give this one another folder or a DATABASE_URL.`,
    );
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

interface Owner {
  readonly pid: number;
  /** Tells two processes of one pid apart; absent where the system does not say. */
  readonly startedAt: string | null;
  readonly token: string;
}

/**
 * Makes this process the owner of the folder, for two owners at once would destroy the embedded
 * database without an error. A lock that a dead process left behind is taken over. Answers how to
 * give the folder back; throws {@link DataFolderInUse}.
 */
export async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, "owner.lock");
  const me = JSON.stringify({
    pid: process.pid,
    startedAt: await startOf(process.pid),
    token: randomUUID(),
  } satisfies Owner);
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, me);
    while (!(await linked(draft, path)) && !(await succeeded(draft, path, dataDir)));
  } finally {
    await remove(draft);
  }
  return async () => {
    if ((await read(path)) === me) await remove(path);
  };
}

/**
 * Takes the place of a dead owner. Of all that try, one can create the file named after the lock
 * they saw; it owns the folder from then on, even before the lock itself says so. A successor that
 * died at this point is succeeded in the same way.
 */
async function succeeded(draft: string, path: string, dataDir: string): Promise<boolean> {
  const first = await read(path);
  const successors: string[] = [];
  for (let last: string | undefined = first; last !== undefined; ) {
    const owner = parseOwner(last);
    if (owner && (await isAlive(owner))) throw new DataFolderInUse(dataDir, owner.pid);
    const successor = `${path}.after-${createHash("sha256").update(last).digest("hex")}`;
    successors.push(successor);
    last = await read(successor);
  }
  // Without any the lock has just been given back, and is there to be taken.
  const mine = successors.at(-1);
  if (mine === undefined || !(await linked(draft, mine))) return false;
  if ((await read(path)) !== first) {
    // Somebody else succeeded and has already tidied up: this succession is none.
    await remove(mine);
    return false;
  }
  await rename(draft, path);
  for (const successor of successors) await remove(successor);
  return true;
}

/** A hard link appears whole or not at all, so nobody reads a half-written lock. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

const remove = (path: string) => rm(path, { force: true });

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, startedAt, token }: Partial<Owner> = JSON.parse(text);
    return typeof pid === "number" && typeof token === "string" && startedAt !== undefined
      ? { pid, startedAt, token }
      : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (hasCode(error, "ESRCH")) return false;
  }
  const startedAt = await startOf(owner.pid);
  return owner.startedAt === null || startedAt === null || startedAt === owner.startedAt;
}

/** When a process began, on Linux: the boot and the tick since it. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The command's name stands in brackets and may hold spaces, so fields count from its end.
    const tick = stat.slice(stat.lastIndexOf(")")).split(" ")[20];
    return `${boot.trim()}:${tick}`;
  } catch {
    return null;
  }
}
