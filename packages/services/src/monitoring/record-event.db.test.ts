import { users } from "@tefuda/db/schema/account";
import { analyticsEvents, errorLogs } from "@tefuda/db/schema/monitoring";
import { trackEventsSchema } from "@tefuda/domain/monitoring/client-events";
import { EVENTS_PER_PLACE } from "@tefuda/domain/monitoring/event-limits";
import { isAnalyticsEvent, analyticsEvents as schemas } from "@tefuda/domain/monitoring/events";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { insertCompany } from "../matching/thread.fixture.ts";
import { eraseOwn } from "../withdrawal/erase-own.ts";
import { doEverything, ownWords, timesDone } from "./deeds.fixture.ts";
import { recordEvent } from "./record-event.ts";
import { recordReading } from "./record-reading.ts";
import { trackEvents } from "./track-events.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const analyticsEventNames = Object.keys(schemas).filter(isAnalyticsEvent);

const events = () =>
  test.db.select().from(analyticsEvents).orderBy(analyticsEvents.createdAt, analyticsEvents.id);

describe("an event", () => {
  it("is written by what causes it, once, however often that is asked for", async () => {
    await doEverything(test.db);
    const written = await events();
    const counts = Object.fromEntries(
      analyticsEventNames.map((name) => [name, written.filter((one) => one.name === name).length]),
    );
    expect(counts).toEqual(
      Object.fromEntries(analyticsEventNames.map((name) => [name, timesDone[name] ?? 1])),
    );
    expect(JSON.stringify(written)).not.toContain(ownWords);
    for (const { name, params } of written) expect(schemas[name].parse(params)).toEqual(params);

    const of = (name: string) => written.filter((one) => one.name === name);
    expect(of("message_send").map(({ params }) => params.first)).toEqual([true, false]);
    expect(of("search")[0]?.params).toEqual({ facets: ["hasIntroduction"], nbHits: 0 });
    expect(of("schedule_fix")[0]?.params).toMatchObject({ round: 1 });
    expect(of("sign_up_start")[0]?.userId).toBeNull();
    const withCompany = written.filter(({ companyId }) => companyId !== null);
    expect(new Set(withCompany.map(({ name }) => name))).toEqual(
      new Set(
        analyticsEventNames.filter((name) =>
          /^(search|candidate|keep|unkeep|offer|like|matching|message|schedule|video|review|report)/.test(
            name,
          ),
        ),
      ),
    );
  });

  it("goes with the deed that fails", async () => {
    const { ctx } = testCtx(test.db, await insertJoker(test.db));
    const failing = test.db.transaction(async (tx) => {
      await recordEvent(tx, ctx, "judgement_request", {});
      throw new Error("The deed failed.");
    });
    await expect(failing).rejects.toThrow("The deed failed.");
    expect(await events()).toEqual([]);
  });

  it("holds nothing that anybody wrote, whatever is put into it", async () => {
    const { ctx } = testCtx(test.db, await insertJoker(test.db));
    // A generator knows words such as "name", which is a step of the registration; nobody writes it so.
    const written = fc.string().map((text) => `${text}。`);
    const anything = fc.dictionary(
      fc.constantFrom("page", "step", "status", "facets", "jokerId", "offerId", "text", "first"),
      fc.oneof(written, fc.array(written)),
      { minKeys: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...analyticsEventNames), anything, async (name, params) => {
        await expect(recordEvent(test.db, ctx, name, params as never)).rejects.toThrow();
      }),
      { numRuns: 300 },
    );
    expect(await events()).toEqual([]);
  });

  it("stays without the person once they are erased", async () => {
    const joker = await insertJoker(test.db);
    await recordEvent(test.db, testCtx(test.db, joker).ctx, "compass_run", {});
    await test.db.transaction((tx) => eraseOwn(tx, joker.userId, "gone@example.jp"));
    expect(await events()).toMatchObject([{ name: "compass_run", userId: null }]);
  });
});

describe("a look of a member of staff", () => {
  const userId = "0192a000-0000-7000-8000-000000000001";
  const reader = async () => {
    const companyId = await insertCompany(test.db);
    const written = { createdAt: testNow, updatedAt: testNow };
    await test.db.insert(users).values({ id: userId, email: "reader@example.jp", ...written });
    const actor = { kind: "ace", userId, companyId, authority: "member", isAgent: false } as const;
    return (now = testNow) => testCtx(test.db, actor, now).ctx;
  };

  it("has the same id within ten minutes, made of who looks at what", async () => {
    const as = await reader();
    const later = (ms: number) => new Date(testNow.getTime() + ms);
    for (const what of ["a", "c", "d", "a"]) await recordReading(as(), "candidate_view", {}, what);
    await recordReading(as(later(599_999)), "candidate_view", {}, "a");
    const ids = (await events()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([
      "6ac400bb-9c83-870a-bedd-b4c7c9db6cc9",
      "a649f9c1-9193-88be-8422-6e43940ddad3",
      "a8c460d2-2752-82b5-b31a-4b5a69cf914e",
    ]);
    await recordReading(as(later(600_000)), "candidate_view", {}, "a");
    expect(await events()).toHaveLength(4);
  });

  it("is nothing of others, and a fault that stays a line of the log", async () => {
    const operator = await insertOperator(test.db);
    await recordReading(testCtx(test.db, operator).ctx, "candidate_view", {}, "b");
    const as = await reader();
    const wrong = { facets: [], nbHits: -1 };
    await recordReading(as(), "search", wrong, "b");
    expect(await events()).toEqual([]);
    expect(await test.db.select({ page: errorLogs.page }).from(errorLogs)).toEqual([
      { page: "/events/search" },
    ]);
  });
});

describe("what a browser tells of", () => {
  const view = (page = "/companies") => ({ id: uuidv7(), name: "page_view", params: { page } });
  const parse = (list: readonly unknown[]) => trackEventsSchema.parse({ events: list });
  const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
  const visitor = (ip: string, now: Date): Ctx => {
    const ctx = testCtx(test.db, { kind: "operator", userId: uuidv7(), role: "admin" }, now).ctx;
    return { ...ctx, actor: { kind: "visitor" }, request: { ...ctx.request, ip } };
  };

  it("is taken without what is none of ours, and without the addresses of people", async () => {
    await trackEvents(
      visitor("192.0.2.10", minutes(10)),
      parse([
        view(),
        view("/companies/0198a2b3-0000-7000-8000-000000000000"),
        view("/login?email=hanako@example.jp"),
        { id: uuidv7(), name: "offer_send", params: { offerId: uuidv7() } },
        { id: "1", name: "page_view", params: { page: "/" } },
        "page_view",
      ]),
    );
    expect(await events()).toMatchObject([{ params: { page: "/companies" }, userId: null }]);
  });

  it("is dropped beyond what one place sends in a minute, and never fails", async () => {
    const now = minutes(20);
    for (let sent = 0; sent < EVENTS_PER_PLACE + 20; sent += 20)
      await trackEvents(
        visitor("192.0.2.11", now),
        parse(Array.from({ length: 20 }, () => view())),
      );
    expect(await test.db.$count(analyticsEvents)).toBe(EVENTS_PER_PLACE);
    // A household has a network of addresses, and is one place.
    for (let sent = 0; sent < EVENTS_PER_PLACE + 20; sent += 20)
      await trackEvents(
        visitor(`2001:db8:1:2::${sent}`, minutes(22)),
        parse(Array.from({ length: 20 }, () => view())),
      );
    expect(await test.db.$count(analyticsEvents)).toBe(2 * EVENTS_PER_PLACE);
    await trackEvents(visitor("192.0.2.12", now), parse([view()]));
    expect(await test.db.$count(analyticsEvents)).toBe(2 * EVENTS_PER_PLACE + 1);
    const broken = { ...visitor("192.0.2.13", now), db: {} } as unknown as Ctx;
    expect(await trackEvents(broken, parse([view()]))).toEqual({});
  });

  it("is none of operators'", async () => {
    const { ctx } = testCtx(test.db, await insertOperator(test.db), minutes(30));
    await trackEvents(ctx, parse([view()]));
    expect(await events()).toEqual([]);
  });
});
