import rateLimit from "@fastify/rate-limit";
import { fastify } from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { perMinute } from "./per-minute.ts";

const server = fastify();
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

it("takes so many in a minute, which is none the longer for a clock that is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-25T09:00:00Z") });
  await server.register(rateLimit, { max: 2, ...perMinute });
  server.get("/", async () => "here");
  const ask = async (remoteAddress = "192.0.2.1") => {
    const { statusCode, headers } = await server.inject({ url: "/", remoteAddress });
    return [statusCode, headers["retry-after"]];
  };
  expect(await ask()).toEqual([200, undefined]);
  expect(await ask()).toEqual([200, undefined]);
  expect(await ask()).toEqual([429, "60"]);
  expect(await ask("192.0.2.2")).toEqual([200, undefined]);
  vi.setSystemTime(new Date("2026-11-24T09:00:00Z"));
  expect(await ask()).toEqual([429, "60"]);
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toEqual([200, undefined]);
});
