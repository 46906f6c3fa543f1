import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { IMAGE_CACHE_SECONDS } from "@tefuda/domain/constants/image";

const SWEEP_EVERY_MS = 3_600_000;

/**
 * Removes what the image optimizer made longer ago than a picture may be kept, so that pictures of
 * people who are gone leave its folder as well; what is still asked for is made anew. Answers how many
 * it removed. A folder that is not there yet holds nothing.
 */
export async function sweepImages(folder: string, now: Date): Promise<number> {
  const before = now.getTime() - IMAGE_CACHE_SECONDS * 1000;
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Another process of ours may have removed it at this very moment.
    const madeAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (madeAt === undefined || madeAt >= before) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

/** Sweeps the optimizer's folder now and every hour, until the answer is called. */
export function keepImagesFresh(folder: string, onFailure: (error: unknown) => void): () => void {
  const sweep = () => void sweepImages(folder, new Date()).catch(onFailure);
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}
