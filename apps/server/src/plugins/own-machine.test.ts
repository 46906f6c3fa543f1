import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { isFromOwnMachine, ownCallKey, ownCalls } from "./own-machine.ts";

const asked = (remoteAddress: string, headers: FastifyRequest["headers"]) =>
  isFromOwnMachine({ headers, socket: { remoteAddress } as FastifyRequest["socket"] });

it.each([
  ["127.0.0.1", { host: "localhost:3000" }, true],
  ["127.8.8.8", { host: "127.0.0.1" }, true],
  ["127.0.0.1", { host: "127.0.0.2:3000" }, true],
  ["127.0.0.1", { host: "128.0.0.1" }, false],
  ["127.0.0.1", { host: "0.0.0.0:3000" }, false],
  ["::1", { host: "[::1]:3000" }, true],
  ["::ffff:127.0.0.1", { host: "localhost" }, true],
  ["192.168.0.7", { host: "localhost:3000" }, false],
  ["2001:db8::1", { host: "localhost:3000" }, false],
  ["127.0.0.1", { host: "jobs.example.jp" }, false],
  ["127.0.0.1", { host: "localhost.example.jp" }, false],
  ["127.0.0.1", {}, false],
  ["127.0.0.1", { host: "localhost", "x-forwarded-for": "127.0.0.1" }, false],
  ["127.0.0.1", { host: "localhost", forwarded: "for=127.0.0.1" }, false],
  ["127.0.0.1", { host: "localhost", via: "1.1 proxy" }, false],
  ["127.0.0.1", { host: "localhost", "x-forwarded-proto": "https" }, false],
  ["127.0.0.1", { host: "localhost", "cf-connecting-ip": "203.0.113.7" }, false],
  ["127.0.0.1", { host: "localhost", "true-client-ip": "203.0.113.7" }, false],
  ["127.0.0.1", { host: "127.0.0.1.rebound.example" }, false],
  ["", { host: "localhost" }, false],
])("from %s with %j is at the own machine: %s", (address, headers, expected) => {
  expect(asked(address, headers)).toBe(expected);
});

it("knows the product's own calls by their key alone", () => {
  const isOwnCall = ownCalls("secret");
  const key = ownCallKey("secret");
  expect(isOwnCall({ headers: { "x-own-call": key } })).toBe(true);
  expect(isOwnCall({ headers: { "x-own-call": ownCallKey("other") } })).toBe(false);
  expect(isOwnCall({ headers: { "x-own-call": `${key}x` } })).toBe(false);
  expect(isOwnCall({ headers: { "x-own-call": "" } })).toBe(false);
  expect(isOwnCall({ headers: {} })).toBe(false);
});
