import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FilesPort } from "@tefuda/adapters/files/port";
import { createS3Files } from "@tefuda/adapters/files/s3";
import { makeTestApp } from "@tefuda/services/account/browser.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { startS3Server } from "@tefuda/testing/files/s3-server";
import { afterEach, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createServer } from "../server.ts";
import type { AppCtx } from "../trpc/context.ts";

const test = useTestDatabase();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const settings = {
  bucket: "tefuda-files",
  region: "ap-northeast-1",
  accessKeyId: "TEFUDATEST",
  secretAccessKey: "a secret of the tests",
  pathStyle: true,
};

/** The product's address with files in a store. */
async function serveFrom(files: FilesPort): Promise<string> {
  const config = readConfig({ ROLE: "api", LOG_LEVEL: "silent", AUTH_SECRET: "x".repeat(40) });
  const app = makeTestApp(test.db);
  const ports = { ...app.ports, files };
  const server = await createServer(config, test.database, {
    ...app,
    ports,
  } as unknown as AppCtx);
  ends.push(() => server.close());
  return server.listen({ port: 0, host: "127.0.0.1" });
}

it.each([
  ["says how long it is", true, "11"],
  ["does not say how long it is", false, null],
])("hands on a file whole from a store that %s", async (_, saysLength, length) => {
  const store = await startS3Server({ ...settings, saysLength });
  const files = createS3Files({ ...settings, endpoint: store.endpoint });
  ends.push(store.stop, files.close);
  await files.put("companies/logos/a1", Buffer.from("a long logo"), "image/png");
  const url = `${await serveFrom(files)}/files/companies/logos/a1`;
  const answer = await fetch(url);
  expect(answer.headers.get("content-length")).toBe(length);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(await answer.text()).toBe("a long logo");
});

it("breaks off, and leaves nothing to keep, where such a store breaks off", async () => {
  const store = createHttpServer((_, response) => {
    response.writeHead(200, { "content-type": "image/png" }).write("a long ");
    setImmediate(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(store, "listening");
  const { port } = store.address() as AddressInfo;
  const files = createS3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  ends.push(() => store.close(), files.close);
  const answer = await fetch(`${await serveFrom(files)}/files/companies/logos/a1`);
  await expect(answer.text()).rejects.toThrow("terminated");
});
