import { createHostedSearch, type HostedSettings } from "@tefuda/adapters/search/hosted/hosted";
import { startHostedServer } from "@tefuda/adapters/search/hosted/server.fixture";
import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import type { SearchPort } from "@tefuda/adapters/search/port";
import { createSearchProgress } from "@tefuda/db/queries/search-progress";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import { hiddenCompanyDomains, jokers } from "@tefuda/db/schema/joker";
import {
  jokerSearchDocuments,
  jokerSearchFollowers,
} from "@tefuda/db/schema/joker-search-document";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { insertPopulation } from "@tefuda/testing/population/insert";
import { tellFault } from "@tefuda/testing/report/fault";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { after, hideFrom, insertCandidate, MINUTE, setSiteHost } from "./candidate.fixture.ts";
import { findJokers } from "./find-jokers.ts";
import { hideJoker, unhideJoker } from "./hide-joker.ts";
import { upsertSearchDocument } from "./index-document.ts";
import { readDocs, searchPlainly } from "./plain-search.fixture.ts";
import { anyQuery } from "./random-query.fixture.ts";

const HOST = "minato.works.jp";
const keys = { appId: "TESTAPP", apiKey: "a key for tests" };

const test = useTestDatabase();
let ace: AceActor;
let server: Awaited<ReturnType<typeof startHostedServer>>;
let now = testNow;

/** Two of each kind, as two processes have them; they share the hosted index and its progress. */
const engines = {
  memory: () => createMemorySearch(createSearchSource(test.db)),
  "memory with texts": () => createMemorySearch(createSearchSource(test.db), { textsFrom: 0 }),
  hosted: () => createHosted({ ...keys, host: server.host, index: "jokers" }),
} satisfies Record<string, () => SearchPort>;

const createHosted = (settings: HostedSettings) =>
  createHostedSearch(
    createSearchSource(test.db),
    createSearchProgress(test.db, settings.index, () => now),
    settings,
  );

beforeAll(async () => {
  server = await startHostedServer(keys);
  await insertPopulation(test.db, 300, testNow);
  const companyId = await insertCompany(test.db);
  await setSiteHost(test.db, companyId, HOST);
  ace = await insertAce(test.db, companyId);
});
afterAll(() => server.stop());

describe.each(["memory", "memory with texts", "hosted"] as const)(
  "the search index, %s",
  (kind) => {
    let processes: SearchPort[];
    const ctxOf = (search: SearchPort) => {
      const { ctx } = testCtx(test.db, ace);
      return { ...ctx, ports: { ...ctx.ports, search } };
    };
    const all = { query: { facets: {} }, sort: "recommended", page: 0 } as const;
    /** Whether each process finds the person, once the job has run. */
    const seen = async (jokerId: string, query: Parameters<typeof findJokers>[1]["query"]) => {
      await processes[0]?.follow();
      return Promise.all(
        processes.map(async (search) => {
          const { nbHits } = await findJokers(ctxOf(search), { ...all, query });
          const except = [jokerId];
          return nbHits > (await findJokers(ctxOf(search), { ...all, query, except })).nbHits;
        }),
      );
    };

    beforeAll(async () => {
      processes = [engines[kind](), engines[kind]()];
      for (const search of processes) await search.follow();
    });

    it("answers as a plain filter does", async () => {
      const docs = await readDocs(test.db, testNow);
      const company = { host: HOST, related: [], offered: [] };
      const texts = docs.recommended.map(({ text }) => text);
      const ids = docs.recommended.slice(0, 20).map(({ objectID }) => objectID);
      const [search] = processes;
      if (!search) throw new Error("No process.");
      await fc.assert(
        fc.asyncProperty(anyQuery(texts, ids, testNow), async (asked) => {
          expect(await findJokers(ctxOf(search), asked)).toMatchObject(
            searchPlainly(docs, asked, company),
          );
        }),
        { numRuns: 80, endOnFailure: true },
      );
    });

    it("follows each change, in every process", async () => {
      const joker = await insertCandidate(test.db, { introduction: "めずらしいしつもんです。" });
      const id = joker.userId;
      const words = { words: "めずらしい", facets: {} };
      const change = async (profile: Partial<typeof jokers.$inferInsert>) => {
        await test.db.update(jokers).set(profile).where(eq(jokers.id, id));
        await test.db.transaction((tx) => upsertSearchDocument(tx, id, testNow));
      };
      expect(await seen(id, words)).toEqual([true, true]);
      await change({ introduction: "ありふれた話です。", occupation: "sales" });
      expect(await seen(id, words)).toEqual([false, false]);
      expect(await seen(id, { words: "ありふれた", facets: { occupation: ["sales"] } })).toEqual([
        true,
        true,
      ]);
      await change({ rank: "Z" });
      expect(await seen(id, { facets: {} })).toEqual([false, false]);
      await change({ rank: "A", introduction: "めずらしい話です。" });
      expect(await seen(id, words)).toEqual([true, true]);
      await hideJoker(ctxOf(processes[0] as SearchPort), { jokerId: id });
      expect(await seen(id, words)).toEqual([false, false]);
      await unhideJoker(ctxOf(processes[0] as SearchPort), { jokerId: id });
      expect(await seen(id, words)).toEqual([true, true]);
      await hideFrom(test.db, joker, "works.jp");
      expect(await seen(id, words)).toEqual([false, false]);
      await test.db.delete(hiddenCompanyDomains).where(eq(hiddenCompanyDomains.jokerId, id));
      expect(await seen(id, words)).toEqual([true, true]);
      await test.db.delete(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, id));
      expect(await seen(id, words)).toEqual([false, false]);
    });

    it("counts as new who has become searchable since, and not who was all the time", async () => {
      const { userId: id } = await insertCandidate(test.db, { introduction: "新しく来ました。" });
      const newSince = after(1000);
      const count = async () => {
        await processes[0]?.follow();
        const search = processes[1] as SearchPort;
        return (await findJokers(ctxOf(search), { ...all, newSince })).nbHits;
      };
      const save = (rank: "Z" | "A", at: Date) =>
        test.db.transaction(async (tx) => {
          await tx.update(jokers).set({ rank }).where(eq(jokers.id, id));
          await upsertSearchDocument(tx, id, at);
        });
      await save("A", after(5000));
      expect(await count()).toBe(0);
      await save("Z", after(6000));
      await save("A", after(7000));
      expect(await count()).toBe(1);
      await test.db.delete(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, id));
    });

    it("is the same after it was made anew", async () => {
      await processes[0]?.follow();
      const before = await findJokers(ctxOf(processes[1] as SearchPort), all);
      await processes[0]?.rebuild();
      expect(await findJokers(ctxOf(processes[0] as SearchPort), all)).toEqual(before);
    });
  },
);

it("is followed for half a day, and read anew from a place that is older", async () => {
  const source = createSearchSource(test.db);
  const mark = await source.mark();
  const ago = (hours: number) => {
    const at = new Date(Date.now() - hours * 60 * MINUTE).toISOString();
    return source.changesSince({ ...mark, at });
  };
  // Which changes are named depends on what runs on the server: those beside a long transaction, of
  // any database, are named again.
  expect(await ago(11.9)).toBeDefined();
  expect(await ago(12.1)).toBeUndefined();
});

it("waits twice as long after each failure, ten minutes at most, and begins anew after a success", async () => {
  const progress = createSearchProgress(test.db, "waits", () => testNow);
  const mark = { seen: "1", at: "2026-04-03 01:00:00+00", done: [] };
  const secondsAfterFailure = async () => {
    await progress.fail(new Error("away"));
    const [row] = await test.db
      .select()
      .from(jokerSearchFollowers)
      .where(eq(jokerSearchFollowers.name, "waits"));
    return ((row?.nextAttemptAt.getTime() ?? 0) - testNow.getTime()) / 1000;
  };
  await progress.save(mark);
  const waits: number[] = [];
  for (let times = 0; times < 9; times += 1) waits.push(await secondsAfterFailure());
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  await progress.save(mark);
  expect(await secondsAfterFailure()).toBe(5);
});

describe("the hosted index", () => {
  const index = "outages";
  const countOf = async (search: SearchPort) => {
    const none = { words: [], facets: {}, companyId: uuidv7(), except: [] };
    return (await search.find({ ...none, sort: "recommended", offset: 0, limit: 1 })).nbHits;
  };

  it("sends again what it could not, after a while, also from another process", async ({
    task,
  }) => {
    const search = createHosted({ ...keys, host: server.host, index });
    await search.follow();
    const before = await countOf(search);
    await insertCandidate(test.db);
    server.state.failures = 50;
    await expect(search.follow()).rejects.toThrow();
    server.state.failures = 0;
    const [failed] = await test.db
      .select()
      .from(jokerSearchFollowers)
      .where(eq(jokerSearchFollowers.name, index));
    expect(failed).toMatchObject({ attempts: 1, lastError: expect.any(String) });
    // The process has crashed; another one finds in the table that it is too early.
    const next = createHosted({ ...keys, host: server.host, index });
    await next.follow();
    expect(await countOf(next)).toBe(before);
    now = after(60_000);
    await next.follow();
    const found = (await countOf(next)) - before;
    tellFault(task, "hosted search away", {
      acknowledged: 1,
      lost: Math.max(0, 1 - found),
      doubled: Math.max(0, found - 1),
    });
    expect(found).toBe(1);
  });

  it("repeats what was sent before a crash, without harm", async () => {
    const search = createHosted({ ...keys, host: server.host, index });
    const before = await countOf(search);
    const progress = createSearchProgress(test.db, index, () => now);
    const crashing = createHostedSearch(
      createSearchSource(test.db),
      { ...progress, save: () => Promise.reject(new Error("The process is gone.")) },
      { ...keys, host: server.host, index },
    );
    await insertCandidate(test.db);
    await expect(crashing.follow()).rejects.toThrow("gone");
    now = after(600_000);
    await search.follow();
    expect(await countOf(search)).toBe(before + 1);
  });

  it("goes on with the others when one record is refused", async () => {
    const search = createHosted({ ...keys, host: server.host, index });
    const before = await countOf(search);
    server.state.refusedId = (await insertCandidate(test.db)).userId;
    for (let n = 0; n < 3; n += 1) await insertCandidate(test.db);
    await search.follow();
    server.state.refusedId = "";
    expect(await countOf(search)).toBe(before + 3);
  });

  it("finds by words that operators add, once it has followed, and only sends who says them", async () => {
    const search = createHosted({ ...keys, host: server.host, index });
    const add = (introduction: string) => insertCandidate(test.db, { introduction });
    const saying = await add("くまげら観察をしています。");
    const countBy = async () => {
      const words = [["クマゲラ", "くまげら"]];
      const query = { words, facets: {}, companyId: uuidv7(), except: [] };
      return (await search.find({ ...query, sort: "recommended", offset: 0, limit: 9 })).nbHits;
    };
    await search.follow();
    expect(await countBy()).toBe(0);
    const values = { id: uuidv7(), words: ["くまげら", "クロキツツキ"], key: "", createdAt: now };
    await test.db.insert(synonymGroups).values(values);
    server.state.sent = [];
    await search.follow();
    expect(await countBy()).toBe(1);
    expect(server.state.sent).toEqual([saying.userId]);
    const later = await add("くまげらに会いたいです。");
    await search.follow();
    expect(await countBy()).toBe(2);
    expect(server.state.sent).toEqual([saying.userId, later.userId]);
    await test.db.delete(synonymGroups);
  });

  it("is made anew, its settings as well, where its records name no words yet", async () => {
    const older = "older";
    const progress = createSearchProgress(test.db, older, () => now);
    await progress.save(await createSearchSource(test.db).mark());
    const search = createHosted({ ...keys, host: server.host, index: older });
    server.state.sent = [];
    await search.follow();
    const query = { facets: {}, companyId: uuidv7(), except: [], offset: 0, limit: 1 };
    const find = (words: string[][]) => search.find({ ...query, words, sort: "recommended" });
    const { nbHits } = await find([]);
    expect(nbHits).toBeGreaterThan(200);
    expect((await find([["まねーじゃー", "manager"]])).nbHits).toBeLessThan(nbHits);
    await search.follow();
    expect(server.state.sent).toHaveLength(nbHits);
  });

  it("is told nothing that a hit may not show, and is refused with a wrong key", async () => {
    const wrong = createHosted({ ...keys, apiKey: "wrong", host: server.host, index });
    await expect(countOf(wrong)).rejects.toThrow("Invalid Application-ID");
  });
});
