import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDiskFiles } from "./disk.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("gives back what was put, until it is removed", async () => {
  const files = createDiskFiles(folder);
  await files.put("jokers/profileImages/a1", Buffer.from("hello"), "image/png");
  const file = await files.get("jokers/profileImages/a1");
  expect(file?.contentType).toBe("image/png");
  expect(file?.size).toBe(5);
  expect(file && (await buffer(file.stream)).toString()).toBe("hello");
  await files.remove("jokers/profileImages/a1");
  expect(await files.get("jokers/profileImages/a1")).toBeUndefined();
});

it.each(["../secret", "/etc/passwd", "a/../../b", "a//b", "", "a\0b", "a/b.type/../x"])(
  "never leaves its folder for %j",
  async (key) => {
    const files = createDiskFiles(folder);
    expect(await files.get(key)).toBeUndefined();
    await expect(files.put(key, Buffer.from("x"), "text/plain")).rejects.toThrow("Not a file key");
  },
);
