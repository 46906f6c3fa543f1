import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileKey, requireFileKey } from "./key.ts";
import type { FilesPort } from "./port.ts";

/** No key begins with a dot, so nothing here can be asked for. */
const PARTIALS = ".partial";
/** Whatever is older was left by a process that died while it wrote. */
const PARTIAL_LIFE_MS = 3_600_000;

/**
 * Keeps files in a folder: the bytes under the key, the content type beside them.
 * A file appears whole or not at all, because it is written under another name and then renamed.
 */
export function createDiskFiles(folder: string): FilesPort {
  const partials = join(folder, PARTIALS);
  const pathOf = (key: string) => {
    requireFileKey(key);
    return join(folder, key);
  };
  let prepared: Promise<void> | undefined;
  const prepare = async () => {
    await mkdir(partials, { recursive: true });
    await removeLeftOvers(partials);
  };
  const writeWhole = async (path: string, bytes: Uint8Array | string) => {
    // A name of its own for each write: two of the same key may be under way.
    const partial = join(partials, randomUUID());
    try {
      await writeFile(partial, bytes);
      await rename(partial, path);
    } catch (error) {
      // On a full disk, what was written of it would take the room of the next try.
      await rm(partial, { force: true });
      throw error;
    }
  };

  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      prepared ??= prepare();
      await prepared.catch((error: unknown) => {
        // A folder that could not be made now may be possible later.
        prepared = undefined;
        throw error;
      });
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(`${path}.type`, contentType);
      await writeWhole(path, bytes);
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      const path = pathOf(key);
      try {
        const handle = await open(path);
        const { size } = await handle.stat();
        await handle.close();
        const contentType = await readFile(`${path}.type`, "utf8");
        return { stream: createReadStream(path), size, contentType };
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}.type`, { force: true });
    },
  };
}

async function removeLeftOvers(partials: string): Promise<void> {
  for (const name of await readdir(partials)) {
    const path = join(partials, name);
    // Another process of ours may rename one away at this very moment.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > PARTIAL_LIFE_MS) await rm(path, { force: true });
  }
}
