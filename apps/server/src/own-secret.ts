import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { hasCode } from "@tefuda/db/error-code";
import { WrongSetting } from "./wrong-setting.ts";

/** What signs has to be at least as long as this, wherever it comes from. */
export const SECRET_LENGTH = 32;

/** To look whether somebody has a secret and to rename one takes no time, unless the drive is far away. */
const TURN_WITHIN_MS = 5000;
const LOOK_AGAIN_MS = 20;

/**
 * What signs sessions on a single machine: made once, kept in the data folder, readable by its owner alone.
 * @throws WrongSetting when it cannot be read or made, or is too short to be it
 */
export function ownSecret(dataDir: string): string {
  const path = join(dataDir, "auth-secret");
  let kept: string;
  try {
    kept = (readOf(path) ?? made(dataDir, path)).trim();
  } catch (error) {
    throw new WrongSetting(
      `The secret of this installation, ${path}, can be neither read nor made: ${error instanceof Error ? error.message : error}. ` +
        "Let this process read and write there, or set AUTH_SECRET.",
    );
  }
  if (kept.length >= SECRET_LENGTH) return kept;
  throw new WrongSetting(
    `The secret of this installation, ${path}, is too short: ${kept.length} of at least ${SECRET_LENGTH} characters. ` +
      "Restore it from a backup, or remove it to have another one made; docs/guides/operating.md says what that does.",
  );
}

function readOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** There whole or not at all, also when the disk is full or the machine stops; of two that make one, both get the same. */
function made(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = openSync(draft, "w", 0o600);
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    give(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}

/** A link takes nobody's place. */
function give(draft: string, path: string) {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) giveInTurn(draft, path);
  }
}

/** Where the file system has no links, whoever makes a folder looks alone whether somebody was earlier. */
function giveInTurn(draft: string, path: string) {
  const turn = `${path}.turn`;
  for (let waitedMs = 0; !isMade(turn); waitedMs += LOOK_AGAIN_MS) {
    if (existsSync(path)) return;
    if (waitedMs >= TURN_WITHIN_MS)
      throw new Error(`${turn} was left behind by a process that was killed; remove it`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  try {
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmdirSync(turn);
  }
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}
