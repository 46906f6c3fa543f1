import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes sure that what is read afterwards was written in this run. */
export async function prepareReport(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}

/** Nothing where none was written. */
export const readReport = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch(() => undefined);
