import { users } from "@tefuda/db/schema/account";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it, vi } from "vitest";
import { settleDemo } from "./seed.ts";
import type { AppCtx } from "./trpc/context.ts";

const test = useTestDatabase();
const now = new Date("2026-11-28T00:00:00Z");

it("starts beside a demo account where that is asked for or nobody else comes, and nowhere else", async () => {
  const app = { db: test.db, clock: () => now } as AppCtx;
  const close = vi.fn(async () => {});
  expect(await settleDemo({ app, close }, "refused")).toBeUndefined();
  await test.db.insert(users).values({
    id: "019b0000-0000-7000-8000-000000000001",
    email: "admin@demo.example",
    name: "三枝 真帆",
    createdAt: now,
    updatedAt: now,
  });
  expect(await settleDemo({ app, close }, "demo")).toMatchObject({ isNew: false });
  expect(await settleDemo({ app, close }, "none")).toBeUndefined();
  expect(await test.db.select({ email: users.email }).from(users)).toEqual([
    { email: "admin@demo.example" },
  ]);
  expect(close).not.toHaveBeenCalled();

  await expect(settleDemo({ app, close }, "refused")).rejects.toThrow(
    /^This database holds demo accounts, .* or set SEED=demo to let everybody in by them\.$/,
  );
  expect(close).toHaveBeenCalledOnce();
});
