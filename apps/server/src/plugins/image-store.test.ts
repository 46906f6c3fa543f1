import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sweepImages } from "./image-store.ts";

const now = new Date("2026-11-20T03:00:00Z");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-images-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A picture as the optimizer keeps it: a folder of its own with a file in it. */
async function keep(name: string, ageSeconds: number) {
  const path = join(folder, name);
  await mkdir(path);
  await writeFile(join(path, "60.1.a.b.webp"), name);
  const madeAt = new Date(now.getTime() - ageSeconds * 1000);
  await utimes(path, madeAt, madeAt);
}

it("removes pictures that were made longer than a day ago, and no others", async () => {
  await keep("old", 86_401);
  await keep("older", 777_600);
  await keep("young", 86_399);
  expect(await sweepImages(folder, now)).toBe(2);
  expect(await readdir(folder)).toEqual(["young"]);
  expect(await sweepImages(folder, now)).toBe(0);
});

it("finds nothing where no picture was asked for yet", async () => {
  expect(await sweepImages(join(folder, "none"), now)).toBe(0);
});
