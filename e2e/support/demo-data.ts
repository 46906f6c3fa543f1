import { rm } from "node:fs/promises";
import { standBefore } from "../../packages/testing/src/database/pooler.ts";
import { startPostgres } from "../../packages/testing/src/database/postgres-server.ts";
import { type DemoData, makeDemoData } from "../../packages/testing/src/server/demo-data.ts";

// Playwright hands the environment of its setup on to the workers.
const KEY = "TEFUDA_DEMO_DATA";

/**
 * Makes the demo data once for all servers of a run. Answers what removes it again.
 *
 * @param isEmbedded on the embedded database, which takes twice the processor time of PostgreSQL
 */
export async function prepareDemoData(isEmbedded: boolean): Promise<() => Promise<void>> {
  const postgres = isEmbedded ? undefined : await startPostgres();
  const made = await makeDemoData(postgres?.url);
  process.env[KEY] = JSON.stringify(made);
  const pooler = await standBefore(postgres?.url);
  return async () => {
    await pooler?.stop();
    await postgres?.stop();
    await rm(made.folder, { recursive: true, force: true });
  };
}

export function demoData(): DemoData {
  const made = process.env[KEY];
  if (made === undefined) throw new Error("There is no demo data to start with.");
  return JSON.parse(made);
}
