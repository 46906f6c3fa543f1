import { createCompassModel } from "@tefuda/adapters/compass/openai-compatible";
import { useServer } from "@tefuda/adapters/http/server.fixture";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { analyticsEvents, errorLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { compassAdviceSchema } from "@tefuda/domain/compass/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { collectOwnData } from "../data-export/collect.ts";
import { eraseOfJoker } from "../withdrawal/erase-own.ts";
import { compassDesk, heldModel, introduction } from "./compass.fixture.ts";
import { createAnswer } from "./create-answer.ts";
import { getStanding } from "./get-standing.ts";
import { purgeCompass } from "./purge-compass.ts";
import { getLatestResult, getResult, listResults } from "./results.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());
const hanging = useServer();

const asking = (text = introduction, id = uuidv7()) => ({ id, text });
const results = () => test.db.select().from(compassResults);
const runs = () => test.db.select().from(compassRuns);
const DAY_MS = 86_400_000;
const breaks = () => Promise.reject(new RangeError("Broken."));
const brokenModel = { limitMs: 1, advise: breaks, judge: breaks };

describe("a seeker's answer", () => {
  it("is kept with the text and found as the latest, and by its id", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    const asked = asking();
    expect(await createAnswer(ctx, asked)).toEqual({ answerId: asked.id, caller: "joker" });

    const latest = await getLatestResult(ctx);
    expect(latest).toMatchObject({
      id: asked.id,
      jokerId: ctx.actor.userId,
      engine: "rules",
      input: introduction,
      createdAt: "2026-11-20T03:00:00.000Z",
    });
    expect(compassAdviceSchema.safeParse(latest).success).toBe(true);
    expect(await getResult(ctx, asked)).toEqual(latest);
    expect(await listResults(ctx)).toEqual([
      {
        id: asked.id,
        createdAt: new Date("2026-11-20T03:00:00Z"),
        excerpt: introduction.slice(0, 60),
      },
    ]);
  });

  it("is one and counts once however often it is sent, also at once", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    const asked = asking();
    await Promise.all([createAnswer(ctx, asked), createAnswer(ctx, asked)]);
    expect(await createAnswer(ctx, asked)).toEqual({ answerId: asked.id, caller: "joker" });
    expect(await results()).toHaveLength(1);
    expect(await getStanding(ctx)).toMatchObject({ limit: 5, left: 4 });
  });

  it("is waited for by a second call while the first is at it; the model is asked once", async () => {
    const held = heldModel();
    const ctx = await compassDesk(test.db, { compassModel: held.model }).joker();
    const asked = asking();
    const first = createAnswer(ctx, asked);
    await held.begins;
    let isAnswered = false;
    const second = createAnswer(ctx, asked).finally(() => {
      isAnswered = true;
    });
    for (let look = 0; look < 20; look += 1)
      expect(await getStanding(ctx)).toMatchObject({ left: 4 });
    expect(isAnswered).toBe(false);
    held.letGo({ nonsense: true });
    expect(await Promise.all([first, second])).toEqual([
      { answerId: asked.id, caller: "joker" },
      { answerId: asked.id, caller: "joker" },
    ]);
    expect(held.asked()).toBe(1);
    // What a model says that may not be shown is replaced by the rules.
    expect((await results())[0]).toMatchObject({ engine: "instead" });
  });

  it("is the visitor's of that address alone", async () => {
    const desk = compassDesk(test.db);
    const visitor = await desk.visitor();
    const asked = asking();
    const answer = { answerId: asked.id, caller: "visitor" };
    expect(await createAnswer(visitor, asked)).toEqual(answer);
    expect(await createAnswer(visitor, asked)).toEqual(answer);
    await expect(createAnswer(await desk.visitor("203.0.113.8"), asked)).rejects.toMatchObject({
      code: "dataNotFound",
    });
    expect(await test.db.select().from(analyticsEvents)).toMatchObject([
      { id: asked.id, name: "compass_run", userId: null },
    ]);
  });

  it("is nobody else's", async () => {
    const desk = compassDesk(test.db);
    const [own, stranger] = [await desk.joker(), await desk.joker()];
    const asked = asking();
    await createAnswer(own, asked);
    const notFound = { code: "dataNotFound" };
    await expect(getResult(stranger, asked)).rejects.toMatchObject(notFound);
    await expect(getLatestResult(stranger)).rejects.toMatchObject(notFound);
    await expect(createAnswer(stranger, asked)).rejects.toMatchObject(notFound);
    await expect(createAnswer(await desk.visitor(), asked)).rejects.toMatchObject(notFound);
    expect(await listResults(stranger)).toEqual([]);
  });

  it("keeps its id for its text", async () => {
    const ctx = await compassDesk(test.db).joker();
    const asked = asking();
    await createAnswer(ctx, asked);
    await expect(
      createAnswer(ctx, { ...asked, text: `${introduction}よろしくお願いします。` }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
  });
});

describe("the number of a day", () => {
  it("holds when more is asked for at once, and begins anew at midnight in Japan", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    desk.setTime("2026-11-20T14:59:00Z");
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => createAnswer(ctx, asking())),
    );
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: "reachCompassLimit", params: { limit: 5 } });
    expect(await getStanding(ctx)).toMatchObject({
      left: 0,
      renewsAt: new Date("2026-11-20T15:00:00Z"),
    });

    desk.setTime("2026-11-20T15:00:00Z");
    expect(await getStanding(ctx)).toMatchObject({ left: 5 });
    await createAnswer(ctx, asking());
    expect(await results()).toHaveLength(6);
  });

  it("is each seeker's own", async () => {
    const desk = compassDesk(test.db);
    await createAnswer(await desk.joker(), asking());
    expect(await getStanding(await desk.joker())).toMatchObject({ left: 5 });
  });

  it("is one for visitors of an address, which is kept nowhere", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.visitor();
    const both = await Promise.allSettled([
      createAnswer(ctx, asking()),
      createAnswer(await desk.visitor(), asking()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "reachCompassLimit", params: { limit: 1 } },
    });
    await createAnswer(await desk.visitor("203.0.113.8"), asking());
    expect(JSON.stringify([await runs(), await results()])).not.toContain("203.0.113");
    expect(new Set((await runs()).map(({ visitorKey }) => visitorKey)).size).toBe(2);
  });

  it("does not count what failed", async () => {
    const ctx = await compassDesk(test.db, { compassModel: brokenModel }).joker();
    await expect(createAnswer(ctx, asking())).rejects.toThrow();
    expect(await getStanding(ctx)).toMatchObject({ left: 5 });
    expect(await runs()).toEqual([]);
  });

  it("does not count a run that fell with its server, and lets it be asked for again", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    const asked = asking();
    await createAnswer(ctx, asked);
    await test.db.delete(compassResults);
    await test.db.update(compassRuns).set({ finishedAt: null });
    desk.pass(59_999);
    expect(await getStanding(ctx)).toMatchObject({ left: 4 });
    desk.pass(1);
    expect(await getStanding(ctx)).toMatchObject({ left: 5 });
    await createAnswer(ctx, asked);
    expect(await results()).toHaveLength(1);
  });
});

describe("engines", () => {
  it.each(["timeout", "unreachable", "refused", "unreadable"] as const)(
    "leave nobody without advice when the model is %s",
    async (reason) => {
      const held = heldModel();
      const ctx = await compassDesk(test.db, { compassModel: held.model }).joker();
      const answer = createAnswer(ctx, asking());
      await held.begins;
      held.fail(reason);
      await answer;
      expect(await getLatestResult(ctx)).toMatchObject({ engine: "instead" });
    },
  );

  it("do not wait for a model that hangs, before a word or after one", async () => {
    const model = { baseUrl: hanging.origin(), model: "local", limitMs: 100 };
    const ctx = await compassDesk(test.db, { compassModel: createCompassModel(model) }).joker();
    hanging.answers(() => {});
    await createAnswer(ctx, asking());
    hanging.answers((response) => response.writeHead(200).write('data: {"choices":[]}\n\n'));
    await createAnswer(ctx, asking());
    expect((await results()).map(({ engine }) => engine)).toEqual(["instead", "instead"]);
  });

  it("that break in a way without a name are told of as such, and logged", async () => {
    const ctx = await compassDesk(test.db, { compassModel: brokenModel }).joker();
    await expect(createAnswer(ctx, asking())).rejects.toMatchObject({
      code: "failedToCreateAnswer",
    });
    expect(await getStanding(ctx)).toMatchObject({ left: 5 });
    expect(await test.db.select().from(errorLogs)).toMatchObject([
      { name: "RangeError", page: "/trpc/compass.createAnswer", userId: ctx.actor.userId },
    ]);
  });
});

describe("what is kept", () => {
  it("is the last ten", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    const other = await desk.joker();
    await createAnswer(other, asking());
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { answerId } = await createAnswer(ctx, asking());
      ids.unshift(answerId);
      desk.pass(DAY_MS / 4);
    }
    expect((await listResults(ctx)).map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(await getLatestResult(ctx)).toMatchObject({ id: ids[0] });
    expect(await getResult(ctx, { id: ids[9] ?? "" })).toMatchObject({ id: ids[9] });
    expect(await listResults(other)).toHaveLength(1);
    expect(await results()).toHaveLength(11);
  });

  it("goes over from the visitor that a seeker has been, once, and counts for the seeker", async () => {
    const desk = compassDesk(test.db);
    const [visitor, ctx, stranger] = [await desk.visitor(), await desk.joker(), await desk.joker()];
    const asked = asking();
    await createAnswer(visitor, asked);
    // Whoever does not have the text has not written it.
    await expect(
      createAnswer(stranger, { ...asked, text: `${introduction}。` }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
    await Promise.all([createAnswer(ctx, asked), createAnswer(ctx, asked)]);
    expect(await getLatestResult(ctx)).toMatchObject({ id: asked.id });
    expect(await getStanding(ctx)).toMatchObject({ left: 4 });
    await expect(createAnswer(stranger, asked)).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await results()).toHaveLength(1);
  });

  it("of a visitor goes after a day, with the counts of the days before", async () => {
    const desk = compassDesk(test.db);
    const ctx = await desk.joker();
    await createAnswer(ctx, asking());
    await createAnswer(await desk.visitor(), asking());
    const purgeAt = (time: string) => purgeCompass({ db: test.db, clock: () => new Date(time) });
    await purgeAt("2026-11-21T14:59:59Z");
    expect(await results()).toHaveLength(2);
    await purgeAt("2026-11-21T15:00:00Z");
    expect(await results()).toMatchObject([{ jokerId: ctx.actor.userId }]);
    expect(await runs()).toEqual([]);
  });

  it("is in the export of one's data, and goes with the account", async () => {
    const ctx = await compassDesk(test.db).joker();
    await createAnswer(ctx, asking());
    const data = await collectOwnData(test.db, ctx.actor, ctx.clock());
    expect(data).toMatchObject({ careerCompass: [{ input: introduction }] });
    await test.db.transaction((tx) => eraseOfJoker(tx, ctx.actor.userId));
    expect(await results()).toEqual([]);
    expect(
      await test.db.select().from(compassRuns).where(eq(compassRuns.jokerId, ctx.actor.userId)),
    ).toEqual([]);
  });
});
