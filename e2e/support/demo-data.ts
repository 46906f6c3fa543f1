import { rm } from "node:fs/promises";
import { startServer } from "./server.ts";

// Playwright hands the environment of its setup on to the workers.
const KEY = "TEFUDA_DEMO_DATA";

/**
 * Makes the demo data once for all servers of a run: drawing its pictures and filling a new
 * database takes longer than most journeys. Answers what removes it again.
 */
export async function makeDemoData(): Promise<() => Promise<void>> {
  const server = await startServer({ seed: "demo" });
  await server.close();
  process.env[KEY] = server.dataDir;
  return () => rm(server.dataDir, { recursive: true, force: true });
}

/** The folder that a server with demo data starts with a copy of. */
export const demoData = (): string | undefined => process.env[KEY];
