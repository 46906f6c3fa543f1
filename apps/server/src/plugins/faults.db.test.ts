import type { Db } from "@tefuda/db/client";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { calls } from "./calls.ts";
import { faults } from "./faults.ts";
import { session } from "./session.ts";

const test = useTestDatabase();

const list = `/trpc/article.list?input=${encodeURIComponent('{"json":{}}')}`;

/** A database that cannot read, and can be written to unless it is down altogether. */
const broken = (isDown: boolean) =>
  new Proxy({} as Db, {
    get: (_, name) => {
      if (isDown || name === "select") throw new RangeError(`no ${String(name)}`);
      const value: unknown = Reflect.get(test.db, name);
      return typeof value === "function" ? value.bind(test.db) : value;
    },
  });

async function start(isDown = false) {
  const server = fastify();
  const app = { db: broken(isDown), clock: () => new Date() } as AppCtx;
  faults(server, app);
  session(server, app);
  await calls(server, app);
  server.get("/files/*", async () => {
    throw new TypeError("the disk of taro@example.jp is gone");
  });
  server.get("/refused", async () => {
    throw Object.assign(new Error("not here"), { statusCode: 404 });
  });
  return server;
}

it("keeps what fails in a call or beside it, and answers as before", async () => {
  const server = await start();
  const headers = { "user-agent": "test" };
  const call = await server.inject({ url: list, headers });
  expect(call.statusCode).toBe(500);
  expect(call.body).not.toContain("no select");
  const file = await server.inject({ url: "/files/a?key=secret", headers });
  expect(file.statusCode).toBe(500);
  await server.inject("/refused");
  expect((await server.inject("/trpc/article.get?input=%7B%7D")).statusCode).toBe(400);
  await vi.waitFor(async () => expect(await test.db.$count(errorLogs)).toBe(2));
  const kept = await test.db.select().from(errorLogs).orderBy(errorLogs.page);
  expect(kept).toMatchObject([
    { name: "TypeError", message: "the disk of {email} is gone", page: "/files/a" },
    { name: "RangeError", message: "no select", page: "/trpc/article.list", userAgent: "test" },
  ]);
  await server.close();
});

it("answers the same when nothing can be written down", async () => {
  const server = await start(true);
  expect((await server.inject(list)).statusCode).toBe(500);
  expect((await server.inject("/files/a")).statusCode).toBe(500);
  await server.close();
});
