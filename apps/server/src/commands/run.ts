import { DataFolderInUse } from "@tefuda/db/owner-lock";
import { AppError } from "@tefuda/domain/errors/app-error";
import { readConfig, WrongSetting } from "../config.ts";
import { openEngines } from "../process/engines.ts";
import type { AppCtx } from "../trpc/context.ts";

/**
 * Runs a command on the database of the settings and prints what it answers. The embedded database
 * has one owner, so that a server on it has to be stopped first.
 */
export async function runCommand(work: (app: AppCtx) => Promise<readonly string[]>): Promise<void> {
  try {
    const engines = await openEngines(readConfig());
    try {
      for (const line of await work(engines.app)) process.stdout.write(`${line}\n`);
    } finally {
      await engines.close();
    }
  } catch (error) {
    const isExpected =
      error instanceof WrongSetting ||
      error instanceof DataFolderInUse ||
      error instanceof AppError;
    if (!isExpected) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
