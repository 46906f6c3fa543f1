import { once } from "node:events";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { BYTES_PER_MB } from "@tefuda/domain/constants/limits";
import { demoEmails } from "@tefuda/testing/demo/accounts";
import { useServer } from "@tefuda/testing/server/use-server";
import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import type { Client } from "./client.fixture.ts";
import { signIn } from "./people.fixture.ts";

const server = useServer({ seed: "demo" });
let joker: Client;
let other: Client;
let ace: Client;
let photo: Buffer;
beforeAll(async () => {
  const { url } = server.current;
  joker = await signIn(url, demoEmails.newJoker, "joker");
  other = await signIn(url, demoEmails.judgingJoker, "joker");
  ace = await signIn(url, demoEmails.aceAdmin, "ace");
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2b7350" } })
    .jpeg()
    .toBuffer();
});

const cookieOf = ({ cookies }: Client) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const addressOf = (uploadId: string, { kind = "jokerImage", name = "face.jpg" } = {}) =>
  `${server.current.url}/files/${kind}/${uploadId}?name=${encodeURIComponent(name)}`;

async function send(
  by: Client | undefined,
  body: Uint8Array<ArrayBuffer>,
  { uploadId = uuidv7(), ...more }: { uploadId?: string; kind?: string; name?: string } = {},
) {
  const answer = await fetch(addressOf(uploadId, more), {
    method: "POST",
    body,
    headers: by ? { cookie: cookieOf(by) } : {},
  });
  const said: unknown = await answer.json();
  return { status: answer.status, said };
}
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const errorOf = (code: string) => ({
  error: { json: expect.objectContaining({ data: expect.objectContaining({ code }) }) },
});
const look = async (by: Client | undefined, path: string) => {
  const answer = await fetch(server.current.url + path, {
    headers: by ? { cookie: cookieOf(by) } : {},
  });
  await answer.arrayBuffer();
  return answer;
};

it("takes a picture, shows it to its sender alone, and puts it on the profile", async () => {
  const uploadId = uuidv7();
  const sent = await send(joker, bytesOf(photo), { uploadId, name: "顔写真.jpg" });
  expect(sent).toEqual({ status: 200, said: { uploadId, path: expect.any(String) } });
  // A lost answer is asked for again.
  expect(await send(joker, bytesOf(photo), { uploadId, name: "顔写真.jpg" })).toEqual(sent);
  const { path } = sent.said as { path: string };

  const shown = await look(joker, path);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  for (const stranger of [other, ace, undefined])
    expect((await look(stranger, path)).status).toBe(404);

  await expect(other.trpc.joker.updateProfileImage.mutate({ uploadId })).rejects.toMatchObject({
    data: { code: "dataNotFound" },
  });
  await joker.trpc.joker.updateProfileImage.mutate({ uploadId });
  expect((await joker.trpc.joker.own.query()).profile.profileImageURL).toBe(path);
  await joker.trpc.joker.updateProfileImage.mutate({ uploadId: null });
  expect((await look(joker, path)).status).toBe(404);
});

it.each([
  ["too big a file", () => new Uint8Array(3 * BYTES_PER_MB + 1), {}, 400, "exceededFileSize"],
  ["another type", () => bytesOf(Buffer.from("%PDF-1.7")), {}, 400, "invalidParameter"],
  ["another extension", () => bytesOf(photo), { name: "face.webp" }, 400, "invalidParameter"],
  ["no extension", () => bytesOf(photo), { name: "face" }, 400, "failedGetFileExtension"],
  [
    "half of a picture",
    () => bytesOf(photo.subarray(0, photo.length / 2)),
    {},
    400,
    "failedProcessImage",
  ],
  ["nothing", () => new Uint8Array(), {}, 400, "invalidParameter"],
  ["an unknown kind", () => bytesOf(photo), { kind: "dataExport" }, 400, "invalidParameter"],
  ["an id of no use", () => bytesOf(photo), { uploadId: "1" }, 400, "invalidParameter"],
  ["a company's picture", () => bytesOf(photo), { kind: "companyImage" }, 403, "permissionDenied"],
])("refuses %s in the words of the catalogue", async (_what, body, more, status, code) => {
  expect(await send(joker, body(), more)).toEqual({ status, said: errorOf(code) });
});

it("refuses visitors, and pages of other sites", async () => {
  expect(await send(undefined, bytesOf(photo))).toEqual({
    status: 401,
    said: errorOf("unauthenticated"),
  });
  const foreign = await fetch(addressOf(uuidv7()), {
    method: "POST",
    body: bytesOf(photo),
    headers: { cookie: cookieOf(joker), origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
});

it("stops counting where the limit is, whatever the sender says of the length", async () => {
  const call = request(addressOf(uuidv7()), {
    method: "POST",
    headers: { cookie: cookieOf(joker), "transfer-encoding": "chunked" },
  });
  const answered = once(call, "response");
  const piece = Buffer.alloc(BYTES_PER_MB);
  for (let n = 0; n < 4; n += 1) call.write(piece);
  call.end();
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(400);
});

it("keeps nothing of a file whose sender goes away", async () => {
  const folder = join(server.current.dataDir, "files/jokers/profileImages");
  const before = await readdir(folder);
  const call = request(addressOf(uuidv7()), {
    method: "POST",
    headers: {
      cookie: cookieOf(other),
      "content-length": photo.length,
      expect: "100-continue",
    },
  });
  call.on("error", () => {});
  call.flushHeaders();
  await once(call, "continue");
  call.write(photo.subarray(0, photo.length / 2));
  call.destroy();
  // The server is as well as before, and said nothing of it.
  expect((await send(other, bytesOf(Buffer.from("x")))).status).toBe(400);
  expect(await readdir(folder)).toEqual(before);
  expect(server.current.output()).not.toContain("upload");
});

it("says when it is too much", async () => {
  const client = await signIn(server.current.url, demoEmails.joker, "joker");
  const answers = [];
  for (let n = 0; n <= 30; n += 1) answers.push(await send(client, new Uint8Array()));
  expect(answers.at(-1)).toEqual({ status: 429, said: errorOf("tooManyRequests") });
});

it("says that it is busy while files cannot be kept, and takes them when they can", async () => {
  const uploadId = uuidv7();
  const folder = join(server.current.dataDir, "files");
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "");
  const refused = await fetch(addressOf(uploadId), {
    method: "POST",
    body: bytesOf(photo),
    headers: { cookie: cookieOf(joker) },
  });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.json()).toEqual(errorOf("serverBusy"));
  await rm(folder);
  await rename(`${folder}-away`, folder);
  const { status, said } = await send(joker, bytesOf(photo), { uploadId });
  expect([status, said]).toEqual([200, expect.objectContaining({ uploadId })]);
  expect(server.current.output()).toContain("An upload failed");
});

it("gives a text back as what it is, under a name that cannot be turned around", async () => {
  const uploadId = uuidv7();
  const name = "見積り*'\u202Ecod.txt";
  const text = new TextEncoder().encode("見積りの件です。");
  const { said } = await send(ace, text, { uploadId, kind: "chatFile", name });
  const { path } = said as { path: string };
  const saved = await look(ace, path);
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": "attachment; filename*=UTF-8''%E8%A6%8B%E7%A9%8D%E3%82%8A%2A%27cod.txt",
  });
});
