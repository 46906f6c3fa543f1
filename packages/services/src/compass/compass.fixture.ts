import { type CompassModelPort, ModelFailure } from "@tefuda/adapters/compass/port";
import type { Db } from "@tefuda/db/client";
import { createAuth } from "../auth/auth.ts";
import { insertJoker, testCtx } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import type { CompassCtx } from "./who.ts";

export const introduction =
  "SaaS企業で3年間、法人営業を担当しています。新規開拓が得意で、昨年は受注件数を前年比120%に増やしました。今後は事業づくりに挑戦したいです。";

const start = new Date("2026-11-20T03:00:00Z");

/** A clock that a test moves, and people who ask for advice by it. */
export function compassDesk(db: Db, ports: Partial<Ctx["ports"]> = {}) {
  let now = start;
  const auth = createAuth(db, {
    secret: "a secret for tests that is long enough",
    origin: "http://localhost:3000",
  });
  const common = { clock: () => now };
  return {
    now: () => now,
    setTime: (time: string) => {
      now = new Date(time);
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    async joker() {
      const { ctx } = testCtx(db, await insertJoker(db));
      return { ...ctx, ...common, ports: { ...ctx.ports, ...ports, auth } };
    },
    async visitor(ip = "203.0.113.7"): Promise<CompassCtx> {
      const { ctx } = testCtx(db, await insertJoker(db));
      return {
        ...ctx,
        ...common,
        actor: { kind: "visitor" },
        request: { ...ctx.request, ip },
        ports: { ...ctx.ports, ...ports, auth },
      };
    },
  };
}

/** A model that a test holds back until it lets go, and that counts how often it is asked. */
export function heldModel() {
  let asked = 0;
  let letGo: (answer: unknown) => void = () => {};
  let fail: (reason: ModelFailure) => void = () => {};
  let begun: () => void = () => {};
  const begins = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const model: CompassModelPort = {
    limitMs: 30_000,
    advise: () => {
      asked += 1;
      return new Promise((resolve, reject) => {
        letGo = resolve;
        fail = reject;
        begun();
      });
    },
    judge: () => Promise.reject(new ModelFailure("unreachable", "There is nobody.")),
  };
  return {
    model,
    begins,
    asked: () => asked,
    letGo: (answer: unknown = undefined) => letGo(answer),
    fail: (reason: ModelFailure["reason"]) => fail(new ModelFailure(reason, "It failed.")),
  };
}
