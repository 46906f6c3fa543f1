import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const program = join(import.meta.dirname, "../../../../tooling/build.mjs");

/** Builds the pages when their build is missing or older than its sources, for tests of a file that runs alone. */
export async function buildPages(): Promise<void> {
  await promisify(execFile)(process.execPath, [program]);
}
