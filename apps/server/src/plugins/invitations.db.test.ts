import type { Actor } from "@tefuda/domain/policy/actor";
import { visitor } from "@tefuda/domain/policy/actor";
import { april, createScheduleWorld } from "@tefuda/services/schedule/schedule.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { expect, it } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { invitations } from "./invitations.ts";

const database = useTestDatabase();

it("gives an interview as a file to the two who meet, and to nobody else", async () => {
  const world = await createScheduleWorld(database.db);
  const stranger = await createScheduleWorld(database.db);
  const scheduleId = await world.fix([april(5, "10:00")]);
  const { actor: _, ...app } = world.as(world.joker);
  const server = fastify();
  let caller: Actor = visitor;
  server.decorateRequest("actor", { getter: () => caller });
  invitations(server, app as AppCtx);
  const get = (actor: Actor, id = scheduleId) => {
    caller = actor;
    return server.inject(`/schedules/${id}/invite.ics`);
  };

  const file = await get(world.joker);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(decodeURIComponent(String(file.headers["content-disposition"]))).toBe(
    `attachment; filename="invite.ics"; filename*=UTF-8''ビデオ面談_2025-04-05.ics`,
  );
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await get(world.ace)).body).toContain("佐藤 花さん");
  const operator = { kind: "operator", userId: world.ace.userId, role: "admin" } as const;
  for (const actor of [stranger.joker, stranger.ace, operator]) {
    const refused = await get(actor);
    expect([refused.statusCode, refused.body]).toEqual([404, ""]);
  }
  const sentToLogin = await get(visitor);
  expect(sentToLogin.statusCode).toBe(303);
  expect(sentToLogin.headers.location).toBe("/login?url=%2Fmatchings");
  expect((await get(world.joker, "x' or 1=1")).statusCode).toBe(404);
  await server.close();
});
