import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FilesPort } from "./port.ts";

const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/**
 * Keeps files in a folder: the bytes under the key, the content type beside them.
 * A file appears whole or not at all, because it is written under another name and then renamed.
 */
export function createDiskFiles(folder: string): FilesPort {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
  const writeWhole = async (path: string, bytes: Uint8Array | string) => {
    const partial = `${path}.${process.pid}.partial`;
    await writeFile(partial, bytes);
    await rename(partial, path);
  };

  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(`${path}.type`, contentType);
      await writeWhole(path, bytes);
    },
    async get(key) {
      if (!keyPattern.test(key)) return undefined;
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
