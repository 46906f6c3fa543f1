import { DatabaseUnfit } from "@tefuda/db/connection";
import { DataFolderDamaged, DataFolderFull } from "@tefuda/db/damaged-folder";
import { DataFolderInUse, DataFolderUnlockable } from "@tefuda/db/owner-lock";
import { WrongSetting } from "./wrong-setting.ts";

/** Whether an error says by itself, in words for the person at the terminal, what to do about it. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof WrongSetting ||
  error instanceof DatabaseUnfit ||
  error instanceof DataFolderInUse ||
  error instanceof DataFolderUnlockable ||
  error instanceof DataFolderFull ||
  error instanceof DataFolderDamaged;

/** Ends the process with words, and nothing beside them. */
export function endWith(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Ends it with those of a refusal. @throws whatever else it was */
export function refuse(error: unknown): void {
  if (!isRefusal(error)) throw error;
  endWith(error.message);
}
