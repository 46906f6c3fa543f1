import type { SpeakingPort, TranscribingPort } from "@tefuda/adapters/speech/port";
import { users } from "@tefuda/db/schema/account";
import { compassResults } from "@tefuda/db/schema/compass";
import { jokers } from "@tefuda/db/schema/joker";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { createAuth } from "@tefuda/services/auth/auth";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { makeJoker } from "@tefuda/testing/factories/joker";
import { fastify } from "fastify";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { compass } from "./compass.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const now = new Date("2026-11-20T03:00:00Z");
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]);
const MAX_BYTES = 1024 * 1024;

const speaking: SpeakingPort = {
  maxLength: 4000,
  limitMs: 1000,
  speak: async (text) => ({ bytes: Buffer.from(text), contentType: "audio/mpeg" }),
};
const transcribing: TranscribingPort = {
  maxBytes: MAX_BYTES,
  limitMs: 1000,
  transcribe: async ({ contentType }) => `${contentType}を聞きました。`,
};

let close: () => unknown = () => {};
afterEach(() => close());

/** The product's sound for one caller, on a port of its own. */
async function start(actor: Actor, ports = { speaking, transcribing }) {
  const server = fastify();
  server.decorateRequest("actor", { getter: () => actor });
  const auth = createAuth(test.db, { secret: "x".repeat(40), origin: "http://localhost:3000" });
  const app = { db: test.db, clock: () => now, ports: { ...ports, auth } };
  await compass(server, app as unknown as AppCtx);
  const origin = await server.listen({ port: 0 });
  close = () => server.close();
  const record = async (body: Buffer) => {
    const answer = await fetch(`${origin}/compass/recordings`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const listen = async (path: string) => fetch(`${origin}/compass/results/${path}`);
  return { record, listen };
}

async function insertAnswered() {
  const { user, joker } = makeJoker(now, { key: "compass" });
  await test.db.insert(users).values(user);
  await test.db.insert(jokers).values(joker);
  const id = uuidv7();
  const input = "SaaS企業で3年間、法人営業を担当しています。";
  await test.db.insert(compassResults).values({
    id,
    jokerId: joker.id,
    engine: "rules",
    inputHash: "",
    input,
    ...adviseByRules(input),
    createdAt: now,
  });
  return {
    id,
    actor: { kind: "joker", userId: joker.id, registrationStatus: "registered" },
  } as const;
}

it("takes a recording of anybody who may ask for advice, and answers with its words", async () => {
  const { record } = await start(visitor);
  expect(await record(webm)).toEqual({
    status: 200,
    text: JSON.stringify({ text: "audio/webmを聞きました。" }),
  });
  expect(await record(Buffer.from("<html>"))).toMatchObject({
    status: 400,
    text: expect.stringContaining("unrecognizedAudio"),
  });
  expect(await record(Buffer.alloc(MAX_BYTES + 5))).toMatchObject({
    text: expect.stringContaining("exceededFileSize"),
  });
});

it("takes none of companies, and only so many a minute", async () => {
  const ace = {
    kind: "ace",
    userId: uuidv7(),
    companyId: uuidv7(),
    authority: "member",
    isAgent: false,
  } as const;
  const { record } = await start(ace);
  expect(await record(webm)).toMatchObject({
    status: 403,
    text: expect.stringContaining("permissionDenied"),
  });
  for (let sent = 1; sent < 20; sent += 1) await record(webm);
  expect(await record(webm)).toMatchObject({ status: 429 });
});

it("reads one's own result aloud and keeps the sound out of every store", async () => {
  const { id, actor } = await insertAnswered();
  const { listen } = await start(actor);
  const answer = await listen(`${id}/learnMore`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("audio/mpeg");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.text()).toContain("もっと知りたいポイント。");
  expect((await listen(`${id}/everything`)).status).toBe(400);
  expect((await listen(`${uuidv7()}/learnMore`)).status).toBe(404);
});

it("reads nothing to visitors and strangers", async () => {
  const { id } = await insertAnswered();
  const asVisitor = await start(visitor);
  expect((await asVisitor.listen(`${id}/learnMore`)).status).toBe(401);
  await close();
  const stranger = await start({
    kind: "joker",
    userId: uuidv7(),
    registrationStatus: "registered",
  });
  expect((await stranger.listen(`${id}/learnMore`)).status).toBe(404);
});
