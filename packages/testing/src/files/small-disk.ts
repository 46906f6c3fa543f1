import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** A disk of a test's own, in memory. */
export interface SmallDisk {
  /** A folder on it, which everybody may write to. */
  readonly folder: string;
  /** Takes what is left, to the last byte. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  stop(): Promise<void>;
}

const options = (megabytes: number) => [
  "-t",
  "tmpfs",
  "-o",
  `size=${megabytes}m,mode=1777`,
  "tmpfs",
];
const PIECE = Buffer.alloc(1024 * 1024);

/**
 * Makes one. Root mounts it; somebody else gets it in a namespace of their own.
 * @throws Error where the system allows neither
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-disk-"));
  const { path, unmount } =
    process.getuid?.() === 0 ? mount(folder, megabytes) : await mountApart(folder, megabytes);
  process.once("exit", unmount);
  const ballast = join(path, "ballast");
  return {
    folder: path,
    fill() {
      const file = openSync(ballast, "a");
      try {
        // Each round takes what the pieces of the round before were too large for.
        for (let size = PIECE.length; size > 0; size = Math.floor(size / 16))
          writeUntilFull(file, PIECE.subarray(0, size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    async stop() {
      process.off("exit", unmount);
      unmount();
      await rm(folder, { recursive: true });
    },
  };
}

function writeUntilFull(file: number, piece: Uint8Array) {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

function mount(folder: string, megabytes: number) {
  execFileSync("mount", [...options(megabytes), folder]);
  // Whoever still has a file open there may keep it.
  return { path: folder, unmount: () => void execFileSync("umount", ["--lazy", folder]) };
}

/** The namespace, and the disk with it, ends with the process that holds it. */
async function mountApart(folder: string, megabytes: number) {
  const hold = `mount ${options(megabytes).join(" ")} "$0" && echo mounted && cat`;
  const holder: ChildProcess = spawn(
    "unshare",
    ["--user", "--map-root-user", "--mount", "sh", "-c", hold, folder],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const said = holder.stderr ? text(holder.stderr) : Promise.resolve("");
  const isMounted = holder.stdout && once(holder.stdout, "data").then(() => true);
  if (!(await Promise.race([isMounted, once(holder, "exit").then(() => false)])))
    throw new Error(`A disk of its own could not be made here: ${await said}`);
  return { path: join(`/proc/${holder.pid}/root`, folder), unmount: () => void holder.kill() };
}
