import { makeTestApp } from "@tefuda/services/account/browser.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { development } from "./development.ts";
import { faults } from "./faults.ts";
import { session } from "./session.ts";

const database = useTestDatabase();
// As a server that believes a proxy before it, which may say whose request it is.
const server = fastify({ trustProxy: true });
beforeAll(async () => {
  const app = makeTestApp(database.db);
  faults(server, app);
  session(server, app);
  development(server, app);
});
afterAll(() => server.close());

const pages = ["/dev/outbox.json", "/dev/codes.json", "/dev/mails", "/dev/mails/signUp/html"];
const own = { remoteAddress: "127.0.0.1", host: "localhost:3000" };

/** What each development page answers to a request from an address under a name. */
const asked = ({ remoteAddress, ...headers }: { remoteAddress: string; host: string }) =>
  Promise.all(
    pages.map(async (url) => (await server.inject({ url, remoteAddress, headers })).statusCode),
  );

it.each([
  ["this machine by its name", own],
  ["this machine by its address", { ...own, host: "127.0.0.1:3000" }],
  ["this machine by IPv6", { remoteAddress: "::1", host: "[::1]:3000" }],
  ["an IPv4 address that came by IPv6", { ...own, remoteAddress: "::ffff:127.0.0.1" }],
])("answer %s", async (_, from) => {
  expect(await asked(from)).toEqual([200, 200, 200, 200]);
});

it.each([
  ["another machine", { ...own, remoteAddress: "192.168.0.7" }],
  ["another machine by IPv6", { remoteAddress: "fd00::7", host: "[::1]:3000" }],
  ["an IPv4 address of another machine by IPv6", { ...own, remoteAddress: "::ffff:192.168.0.7" }],
  [
    "another machine that says it is this one",
    { ...own, remoteAddress: "192.168.0.7", "x-forwarded-for": "127.0.0.1" },
  ],
  ["a forged name", { ...own, host: "jobs.example.jp" }],
  ["a name that was led here", { ...own, host: "127.0.0.1.rebound.example:3000" }],
  ["a name that begins like ours", { ...own, host: "localhost.rebound.example" }],
  ["a name that ends like ours", { ...own, host: "rebound.example@localhost" }],
  ["an address that is none of ours", { ...own, host: "0.0.0.0:3000" }],
  ["a proxy on this machine, for somebody", { ...own, "x-forwarded-for": "203.0.113.7" }],
  ["a proxy on this machine, for itself", { ...own, "x-forwarded-for": "::1" }],
  ["a proxy that names the host alone", { ...own, "x-forwarded-host": "localhost" }],
  ["a proxy that names the scheme alone", { ...own, "x-forwarded-proto": "https" }],
  ["a tunnel", { ...own, "cf-connecting-ip": "203.0.113.7" }],
  ["a proxy by the standard's header", { ...own, forwarded: "for=127.0.0.1" }],
])("are not there for %s", async (_, from) => {
  expect(await asked(from)).toEqual([404, 404, 404, 404]);
});
