import type { Db } from "@tefuda/db/client";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { DrizzleQueryError } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { calls } from "./calls.ts";
import { faults } from "./faults.ts";
import { session } from "./session.ts";

const test = useTestDatabase();

const ID = "01930000-0000-7000-8000-0000000000aa";
const list = `/trpc/article.list?input=${encodeURIComponent('{"json":{}}')}`;

/** A database that cannot read, and can be written to unless it is down altogether. */
const broken = (isDown: boolean, fault?: Error) =>
  new Proxy({} as Db, {
    get: (_, name) => {
      if (isDown || name === "select") throw fault ?? new RangeError(`no ${String(name)}`);
      const value: unknown = Reflect.get(test.db, name);
      return typeof value === "function" ? value.bind(test.db) : value;
    },
  });

async function start(isDown = false, fault?: Error) {
  const server = fastify({ genReqId: () => ID });
  const app = { db: broken(isDown, fault), clock: () => new Date() } as AppCtx;
  faults(server, app);
  session(server, app);
  await calls(server, app, () => false);
  server.get("/files/*", async () => {
    throw new TypeError("the disk of taro@example.jp is gone");
  });
  server.get("/refused", async () => {
    throw Object.assign(new Error("not here"), { statusCode: 404 });
  });
  server.get("/away", async () => {
    throw new DrizzleQueryError("select secret", ["山田"], new Error("Connection terminated"));
  });
  server.get("/unreadable", async () => {
    throw Object.assign(new Error('invalid byte sequence: "山田"'), { code: "22021" });
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
    { id: ID, name: "TypeError", message: "the disk of {email} is gone", page: "/files/a" },
    { name: "RangeError", message: "no select", page: "/trpc/article.list", userAgent: "test" },
  ]);
  await server.close();
});

it("answers a call that finds no database as busy, and says when to ask again", async () => {
  const server = await start(true, new Error("Connection terminated unexpectedly"));
  const call = await server.inject(list);
  expect([call.statusCode, call.headers["retry-after"]]).toEqual([503, "5"]);
  expect(call.json().error.json.data).toEqual({ code: "serverBusy", message: busy, fields: {} });
  // Of two calls in one request, the one that is refused in another way keeps its own number.
  const [path, query] = list.split("?input=");
  const both = `${path},article.get?batch=1&input=${encodeURIComponent(`{"0":${decodeURIComponent(query ?? "")},"1":{}}`)}`;
  expect((await server.inject(both)).statusCode).toBe(207);
  await server.close();
});

it("answers the same when nothing can be written down", async () => {
  const server = await start(true);
  expect((await server.inject(list)).statusCode).toBe(500);
  expect((await server.inject("/files/a")).statusCode).toBe(500);
  await server.close();
});

it("says to a call that the database is away, and when to come again", async () => {
  const server = fastify();
  const away = new DrizzleQueryError("select 1", [], new Error("Connection terminated"));
  const select = () => {
    throw away;
  };
  const app = { db: { select } as unknown as Db, clock: () => new Date() } as AppCtx;
  session(server, app);
  await calls(server, app, () => false);
  const one = await server.inject(list);
  expect([one.statusCode, one.headers["retry-after"]]).toEqual([503, "5"]);
  const batch = encodeURIComponent('{"0":{"json":{}},"1":{"json":{}}}');
  const both = await server.inject(`/trpc/article.list,article.list?batch=1&input=${batch}`);
  expect([both.statusCode, both.headers["retry-after"]]).toEqual([503, "5"]);
  await server.close();
});

const failed =
  "エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。";
const busy =
  "ただいま混み合っているか、サーバーの準備中です。しばらくしてから、もう一度お試しください。";

it.each([
  ["/files/a", 500, "unexpected", failed],
  ["/refused", 404, "dataNotFound", "データが見つかりませんでした。画面を更新してお試しください。"],
  ["/nowhere", 404, "dataNotFound", "データが見つかりませんでした。画面を更新してお試しください。"],
  ["/away", 503, "serverBusy", busy],
  ["/unreadable", 400, "invalidParameter", "入力内容に誤りがあります。内容をご確認ください。"],
])(
  "answers %s as a page or as data, whichever is asked for, and tells nothing else",
  async (url, status, code, message) => {
    const server = await start();
    const data = await server.inject(url);
    expect(data.statusCode).toBe(status);
    expect(data.json()).toEqual({ ok: false, error: { code, message, id: ID } });
    const page = await server.inject({ url, headers: { accept: "text/html,*/*" } });
    expect(page.statusCode).toBe(status);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain(message);
    expect(page.body).toContain(ID);
    for (const answer of [data, page]) {
      expect(answer.headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).not.toMatch(/taro|山田|secret|select|not here/);
    }
    await server.close();
  },
);
