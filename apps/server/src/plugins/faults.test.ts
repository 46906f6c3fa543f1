import type { AddressInfo } from "node:net";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { faults } from "./faults.ts";
import { limits } from "./limits.ts";

let server: FastifyInstance;
let origin: string;
let refused: number;

beforeEach(async () => {
  refused = 0;
  server = fastify({ forceCloseConnections: true });
  // Only what nobody expected needs more of the product than this.
  faults(server, {} as AppCtx);
  limits(server, () => false);
  server.get("/refused", async () => {
    refused += 1;
    throw new AppError("serverBusy");
  });
  await server.listen({ port: 0 });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const statusOf = async (path: string) => (await fetch(origin + path)).status;

it("answers refusals 250 times a second, the first of them at once", async () => {
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 40 }, () => statusOf("/refused")));
  expect(new Set(answers)).toEqual(new Set([503]));
  // Thirty-nine after the first; a timer may be a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(39 * 4 - 2);
});

it("lets those who wait to be refused hold no place", async () => {
  // As many as one client may have under way, twice.
  const wave = () => Array.from({ length: 64 }, () => statusOf("/refused"));
  const first = wave();
  await vi.waitFor(() => expect(refused).toBe(64), { interval: 1 });
  const answers = await Promise.all([...first, ...wave()]);
  expect(refused).toBe(128);
  expect(new Set(answers)).toEqual(new Set([503]));
});
