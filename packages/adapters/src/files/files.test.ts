import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { startS3Server } from "@tefuda/testing/files/s3-server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDiskFiles } from "./disk.ts";
import type { FilesPort } from "./port.ts";
import { createS3Files, type S3Files } from "./s3.ts";

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let bucket: S3Files;
const settings = {
  bucket: "tefuda-files",
  region: "ap-northeast-1",
  accessKeyId: "TEFUDATEST",
  secretAccessKey: "a secret of the tests",
  pathStyle: true,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-files-"));
  s3 = await startS3Server(settings);
  bucket = createS3Files({ ...settings, endpoint: s3.endpoint });
});
afterAll(async () => {
  bucket.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, () => FilesPort][] = [
  ["on disk", () => createDiskFiles(join(folder, "disk"))],
  ["in a bucket", () => bucket],
];

const read = async (files: FilesPort, key: string) => {
  const file = await files.get(key);
  return file && { ...file, stream: (await buffer(file.stream)).toString() };
};

describe.each(stores)("files %s", (_where, open) => {
  it("are given back as they were put, until they are removed", async () => {
    const files = open();
    const key = "jokers/profileImages/a1";
    await files.put(key, Buffer.from("hello"), "image/png");
    expect(await read(files, key)).toEqual({ stream: "hello", size: 5, contentType: "image/png" });
    await files.remove(key);
    expect(await files.get(key)).toBeUndefined();
    await files.remove(key);
  });

  it("are replaced whole", async () => {
    const files = open();
    await files.put("chat/a1", Buffer.from("the first one"), "text/plain");
    await files.put("chat/a1", Buffer.from("%PDF-"), "application/pdf");
    expect(await read(files, "chat/a1")).toMatchObject({
      stream: "%PDF-",
      contentType: "application/pdf",
    });
  });

  it("take what stands in memory that threads share, as bodies of requests do", async () => {
    const files = open();
    const shared = Buffer.from(new SharedArrayBuffer(3 * 1024 * 1024)).fill("shared, ");
    await files.put("chat/c1", shared, "application/pdf");
    const file = await read(files, "chat/c1");
    expect(file?.size).toBe(3_145_728);
    expect(file?.stream === "shared, ".repeat(393_216)).toBe(true);
  });

  it("stay whole when several write the same key at once", async () => {
    const files = open();
    const texts = Array.from({ length: 8 }, (_, n) => `${n}`.repeat(50_000));
    await Promise.all(texts.map((text) => files.put("chat/b1", Buffer.from(text), "text/plain")));
    expect(texts).toContain((await read(files, "chat/b1"))?.stream);
  });

  it.each(["../secret", "/etc/passwd", "a/../../b", "a//b", "", "a\0b", "a/b.type/../x"])(
    "are not found under %j, which is no key",
    async (key) => {
      const files = open();
      expect(await files.get(key)).toBeUndefined();
      await expect(files.put(key, Buffer.from("x"), "text/plain")).rejects.toThrow(
        "Not a file key",
      );
      await expect(files.remove(key)).rejects.toThrow("Not a file key");
    },
  );

  it("are not found under more letters than a disk or a store takes", async () => {
    const files = open();
    const [name, path] = ["a".repeat(300), "a/".repeat(3000)];
    for (const key of [name, `a/${name}`, `a.${name}`, `${path}a`]) {
      expect(await files.get(key)).toBeUndefined();
      await expect(files.put(key, Buffer.of(1), "text/plain")).rejects.toThrow("Not a file key");
    }
  });
});

it("leaves nothing of a write on disk that a crash cut short", async () => {
  const disk = join(folder, "crashed");
  await createDiskFiles(disk).put("chat/a1", Buffer.from("x"), "text/plain");
  const partials = join(disk, ".partial");
  await writeFile(join(partials, "old"), "half");
  await utimes(join(partials, "old"), 0, 0);
  await writeFile(join(partials, "under-way"), "half");
  await createDiskFiles(disk).put("chat/a2", Buffer.from("x"), "text/plain");
  expect(await readdir(partials)).toEqual(["under-way"]);
});

it("writes to a disk again once it can, and leaves nothing of what failed", async () => {
  const disk = join(folder, "late");
  await writeFile(disk, "in the way");
  const files = createDiskFiles(disk);
  await expect(files.put("chat/a1", Buffer.from("x"), "text/plain")).rejects.toThrow();
  await rm(disk);
  await files.put("chat/a1", Buffer.from("x"), "text/plain");
  expect((await read(files, "chat/a1"))?.stream).toBe("x");

  // A folder where the file should be makes the last step of writing fail.
  await mkdir(join(disk, "chat/a2/b"), { recursive: true });
  await expect(files.put("chat/a2", Buffer.from("x"), "text/plain")).rejects.toThrow();
  expect(await readdir(join(disk, ".partial"))).toEqual([]);
});

it("says when the bucket cannot be opened", async () => {
  await bucket.requireBucket();
  const wrong = createS3Files({ ...settings, endpoint: s3.endpoint, bucket: "nobodys" });
  await expect(wrong.requireBucket()).rejects.toThrow();
  wrong.close();
});

it("gives up on a store that takes a file and says nothing", async () => {
  const asked: string[] = [];
  const silent = createServer((request) => void asked.push(request.method ?? "")).listen(
    0,
    "127.0.0.1",
  );
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const files = createS3Files({ ...settings, endpoint }, { answerWithinMs: 100 });
  await expect(files.put("chat/a1", Buffer.from("hello"), "text/plain")).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
  expect(asked).toEqual(["PUT", "PUT"]);
  files.close();
  silent.closeAllConnections();
  silent.close();
});

it("knows no length where the store says none, and gives the whole file", async () => {
  const store = await startS3Server({ ...settings, saysLength: false });
  const files = createS3Files({ ...settings, endpoint: store.endpoint });
  await files.put("companies/logos/a1", Buffer.from("hello"), "image/png");
  expect(await read(files, "companies/logos/a1")).toEqual({
    stream: "hello",
    size: undefined,
    contentType: "image/png",
  });
  files.close();
  await store.stop();
});

const denied = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code></Error>';
it.each([
  [
    "is not there, in the protocol's words",
    404,
    "<Error><Code>NoSuchKey</Code></Error>",
    200,
    true,
  ],
  ["is not there, without a word", 404, "", 200, true],
  ["is not there, with a page", 404, "<html><h1>Not Found</h1></html>", 200, true],
  ["has no content", 204, "", 200, true],
  ["is forbidden to whoever may not list", 403, denied, 200, true],
  ["is forbidden, without a word", 403, "", 200, true],
  ["is forbidden, and so is the bucket", 403, denied, 403, false],
  ["is not there, and nor is the bucket", 404, "", 404, false],
  ["cannot be had just now", 503, "", 200, false],
])("says of a file that %s (%i) what it is", async (_, status, body, ofBucket, isMissing) => {
  const store = createServer((request, response) => {
    if (request.method === "HEAD") response.writeHead(ofBucket).end();
    else response.writeHead(status, { "content-type": "application/xml" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(store, "listening");
  const { port } = store.address() as AddressInfo;
  const onForbidden = vi.fn();
  const endpoint = `http://127.0.0.1:${port}`;
  const files = createS3Files({ ...settings, endpoint }, { onForbidden });
  for (const key of ["chat/a1", "chat/a2"]) {
    const found = files.get(key);
    if (isMissing) expect(await found).toBeUndefined();
    else await expect(found).rejects.toThrow();
  }
  // Whether such a file is missing or kept from us nobody can tell: operators are told, once.
  expect(onForbidden).toHaveBeenCalledTimes(status === 403 && isMissing ? 1 : 0);
  files.close();
  store.closeAllConnections();
  store.close();
});
