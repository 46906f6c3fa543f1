import { AppError } from "@tefuda/domain/errors/app-error";
import { readConfig } from "../config.ts";
import { openEngines } from "../process/engines.ts";
import { endOnUncaught } from "../process/last-words.ts";
import { endWith, refuse } from "../refusal.ts";
import type { AppCtx } from "../trpc/context.ts";

/**
 * Runs a command on the database of the settings and prints what it answers. The embedded database
 * has one owner, so that a server on it has to be stopped first.
 */
export async function runCommand(work: (app: AppCtx) => Promise<readonly string[]>): Promise<void> {
  endOnUncaught();
  try {
    const engines = await openEngines(readConfig());
    try {
      for (const line of await work(engines.app)) process.stdout.write(`${line}\n`);
    } finally {
      await engines.close();
    }
  } catch (error) {
    if (error instanceof AppError) endWith(error.message);
    else refuse(error);
  }
}
