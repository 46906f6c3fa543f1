import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { type JokerActor, visitor } from "@tefuda/domain/policy/actor";
import { signalPublicPages } from "@tefuda/services/signals/public-pages";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createPageCache, NONCE_HEADER } from "./page-cache.ts";

/** Stands for the web app: counts what it is asked for and answers by the address. */
let hold: Promise<void> | undefined;
let asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
const web = createServer(async (request, response) => {
  const path = request.url ?? "";
  asked.push({ path, headers: request.headers });
  await hold;
  response.setHeader(NONCE_HEADER, `made${asked.length}`);
  response.statusCode = path.startsWith("/404") || path === "/companies/none" ? 404 : 200;
  if (path === "/companies/away") response.writeHead(307, { location: "/" });
  if (path === "/companies/failing") response.statusCode = 500;
  response.end(`<body>${path}<script nonce="made${asked.length}">look()</script></body>`);
});
beforeAll(() => new Promise<void>((ready) => web.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise((done) => web.close(done)));

let now = 0;
const bus = createMemoryBus();
const app = { clock: () => new Date(now), ports: { bus } };
const newCache = () =>
  createPageCache(app, {
    origin: () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    secret: "s",
  });
let cache: ReturnType<typeof newCache>;
beforeEach(() => {
  asked = [];
  now = 0;
  cache = newCache();
});

it("makes a page once for everyone who comes, and gives each a nonce of its own", async () => {
  const [first, second] = await Promise.all([
    cache.page("/companies", "one", "192.0.2.1"),
    cache.page("/companies", "two", "192.0.2.1"),
  ]);
  expect(first?.html).toBe('<body>/companies<script nonce="one">look()</script></body>');
  expect(second?.html).toBe('<body>/companies<script nonce="two">look()</script></body>');
  now = 59_000;
  expect((await cache.page("/companies", "three", "192.0.2.1"))?.html).toContain("three");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

it("makes it anew after a minute, and at once when something changed", async () => {
  await cache.page("/companies", "a", "192.0.2.1");
  now = 61_000;
  await cache.page("/companies", "b", "192.0.2.1");
  expect(asked).toHaveLength(2);
  signalPublicPages(app);
  await cache.page("/companies", "c", "192.0.2.1");
  expect(asked).toHaveLength(3);
});

it("keeps none for longer because the clock was set back", async () => {
  now = 86_400_000;
  await cache.page("/companies", "a", "192.0.2.1");
  now = 0;
  await cache.page("/companies", "b", "192.0.2.1");
  expect(asked).toHaveLength(2);
});

it("makes a page once for all that is added to its address", async () => {
  await cache.page("/companies?n=1", "a", "192.0.2.1");
  await cache.page("/companies?n=2&utm_source=mail", "b", "192.0.2.1");
  await cache.page("/companies?n=3&page=2", "c", "192.0.2.1");
  expect(asked.map(({ path }) => path)).toEqual(["/companies", "/companies?page=2"]);
});

it("makes two at once, has 20 wait, eight of them for one client, and sends the others away", async () => {
  const done = Promise.withResolvers<void>();
  hold = done.promise;
  const under = Array.from({ length: 22 }, (_, n) =>
    cache.page(`/companies?page=${n}`, "a", `192.0.2.${n < 8 ? 0 : n}`),
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const busy = { code: "serverBusy" };
  await expect(cache.page("/ace", "a", "192.0.2.0")).rejects.toMatchObject(busy);
  await expect(cache.page("/ace", "a", "192.0.2.99")).rejects.toMatchObject(busy);
  const joining = cache.page("/companies?page=1", "b", "192.0.2.0");
  hold = undefined;
  done.resolve();
  for (const page of await Promise.all([...under, joining])) expect(page?.status).toBe(200);
  expect(asked).toHaveLength(22);
  expect((await cache.page("/ace", "a", "192.0.2.0"))?.status).toBe(200);
});

it("does not keep a page that was under way when something changed", async () => {
  const done = Promise.withResolvers<void>();
  hold = done.promise;
  const under = cache.page("/companies", "a", "192.0.2.1");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  signalPublicPages(app);
  hold = undefined;
  done.resolve();
  await under;
  await cache.page("/companies", "b", "192.0.2.1");
  expect(asked).toHaveLength(2);
});

it("says in words what is not there, and keeps no such address", async () => {
  const page = await cache.page("/companies/none", "a", "192.0.2.1");
  expect(page?.status).toBe(404);
  expect(page?.html).toContain("/404");
  await cache.page("/companies/none", "b", "192.0.2.1");
  expect(asked.map(({ path }) => path)).toEqual([
    "/companies/none",
    "/404",
    "/companies/none",
    "/404",
  ]);
});

it("shares nothing that leads elsewhere", async () => {
  expect(await cache.page("/companies/away", "a", "192.0.2.1")).toBeUndefined();
});

it("leaves the visitor to the web app when it cannot reach itself", async () => {
  const lost = createPageCache(app, { origin: () => "http://127.0.0.1:1", secret: "s" });
  expect(await lost.page("/companies", "a", "192.0.2.1")).toBeUndefined();
  lost.close();
});

const joker: JokerActor = { kind: "joker", userId: "j", registrationStatus: "registered" };
const request = (over: Partial<Parameters<typeof cache.serves>[0]>) => ({
  method: "GET",
  url: "/companies",
  headers: {},
  actor: visitor,
  ...over,
});

it.each([
  [{}, true],
  [{ url: "/" }, true],
  [{ url: "/?utm=1" }, true],
  [{ url: "/ace" }, true],
  [{ url: "/ace/0199" }, true],
  [{ url: "/ace/login" }, false],
  [{ url: "/ace/login?url=/users" }, false],
  [{ url: "/login" }, false],
  [{ url: "http://elsewhere.example/" }, false],
  [{ url: "/signup?oobCode=x" }, false],
  [{ url: `/companies?q=${"a".repeat(600)}` }, false],
  [{ url: "/companies?_rsc=1" }, false],
  [{ headers: { rsc: "1" } }, false],
  [{ method: "POST" }, false],
  [{ actor: joker }, false],
])("decides who gets a shared page: %j %j", (over, expected) => {
  expect(cache.serves(request(over))).toBe(expected);
});

it("says that it is busy where the web app fails over a page, and asks it again the next time", async () => {
  for (const nonce of ["a", "b"])
    await expect(cache.page("/companies/failing", nonce, "192.0.2.1")).rejects.toMatchObject({
      code: "serverBusy",
    });
  expect(asked).toHaveLength(2);
});
