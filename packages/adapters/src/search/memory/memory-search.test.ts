import { describe, expect, it } from "vitest";
import type { SearchEntry, SearchSource } from "../port.ts";
import { createMemorySearch } from "./memory.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const mark = { seen: "1", at: "now", done: [] };

/** Tables of so many people, and how often each was read. */
function createTables(texts: readonly string[]) {
  const people = new Map(texts.map((text, number) => [idOf(number), text]));
  let changed: string[] = [];
  const state = { isTooOld: false, isBroken: false, texts: 0, asked: [] as string[] };
  const entryOf = (id: string, withText: boolean): SearchEntry => ({
    id,
    facets: {
      occupation: [],
      subOccupation: [],
      jobChangeWillingness: [],
      sideJobWillingness: [],
      preferredWorkplaces: [],
      preferredPrefectures: [],
      interestedCompanyScales: [],
      hasIntroduction: ["true"],
    },
    born: null,
    score: 1,
    onlineAt: null,
    searchableSince: 0,
    hidesFrom: [],
    ...(withText && { text: people.get(id) }),
  });
  const source: SearchSource = {
    mark: async () => mark,
    async changesSince() {
      if (state.isTooOld) return undefined;
      const ids = changed;
      changed = [];
      return { marker: mark, ids, textIds: ids };
    },
    async *readAll(withText) {
      yield [...people.keys()].map((id) => entryOf(id, withText));
    },
    read: async (ids, withText) =>
      ids.filter((id) => people.has(id)).map((id) => entryOf(id, withText)),
    async *readTexts() {
      state.texts += 1;
      yield [...people].map(([id, text]) => ({ id, text }));
      if (state.isBroken) throw new Error("The database is away.");
    },
    async idsWithWord(word) {
      state.asked.push(word);
      const ids = [...people].filter(([, text]) => text.includes(word)).map(([id]) => id);
      return Buffer.from(ids.join("").replaceAll("-", ""), "hex");
    },
    idsHidingFrom: async () => [],
    vocabulary: async () => [],
    idsWithAnyOf: async () => [],
  };
  return {
    source,
    state,
    write(number: number, text: string | undefined) {
      if (text === undefined) people.delete(idOf(number));
      else people.set(idOf(number), text);
      changed.push(idOf(number));
    },
  };
}

/** Of words that are parted by a slash, one will do. */
const asked = (words: readonly string[]) =>
  ({
    words: words.map((forms) => forms.split("/")),
    facets: {},
    companyId: idOf(0),
    except: [],
    sort: "recommended",
    offset: 0,
    limit: 20,
  }) as const;

describe("a word that nobody has asked for before", () => {
  it("is looked for in the tables among a few people", async () => {
    const { source, state } = createTables(["設計", "営業"]);
    const search = createMemorySearch(source, { textsFrom: 3 });
    await search.settle();
    expect((await search.find(asked(["設計"]))).ids).toEqual([idOf(0)]);
    expect(state).toMatchObject({ texts: 0, asked: ["設計"] });
  });

  it("is looked for in memory among many, whatever has changed since their texts were read", async () => {
    const { source, state, write } = createTables(["設計と開発", "営業", "設計", "設計書"]);
    const search = createMemorySearch(source, { textsFrom: 3 });
    const find = async (...words: string[]) => (await search.find(asked(words))).ids.toSorted();
    await search.settle();
    expect(await find("設計")).toEqual([idOf(0), idOf(2), idOf(3)]);
    write(0, "開発");
    write(1, "営業と設計");
    write(2, undefined);
    write(4, "設計と営業");
    expect(await find("設計", "営業")).toEqual([idOf(1), idOf(4)]);
    expect(await find("設", "書")).toEqual([idOf(3)]);
    expect(await find("と設計")).toEqual([idOf(1)]);
    expect(await find("書/営業")).toEqual([idOf(1), idOf(3), idOf(4)]);
    expect(await find("書/営業", "開発/計と")).toEqual([idOf(4)]);
    expect(await find("無/書/い")).toEqual([idOf(3)]);
    expect(state).toMatchObject({ texts: 1, asked: [] });
  });

  it("is looked for in memory once there are many", async () => {
    const { source, state, write } = createTables(["設計", "営業"]);
    const search = createMemorySearch(source, { textsFrom: 3 });
    await search.settle();
    write(2, "設計");
    await search.settle();
    expect((await search.find(asked(["設計"]))).nbHits).toBe(2);
    expect(state).toMatchObject({ texts: 1, asked: [] });
  });

  it("is looked for in the tables while the texts cannot be read, which is not tried at once again", async () => {
    const { source, state } = createTables(["設計", "営業"]);
    state.isBroken = true;
    const search = createMemorySearch(source, { textsFrom: 0 });
    await search.settle();
    await search.settle();
    expect((await search.find(asked(["設計"]))).nbHits).toBe(1);
    expect(state).toMatchObject({ texts: 1, asked: ["設計"] });
  });

  it("is looked for in texts that were read anew when the whole index was", async () => {
    const { source, state, write } = createTables(["設計", "営業"]);
    const search = createMemorySearch(source, { textsFrom: 0 });
    await search.settle();
    write(1, "設計");
    state.isTooOld = true;
    await search.settle();
    state.isTooOld = false;
    await search.settle();
    expect((await search.find(asked(["設計"]))).nbHits).toBe(2);
    expect(state).toMatchObject({ texts: 2, asked: [] });
  });
});

it("asks what has changed while it is being asked whom to leave out", async () => {
  const { source, write } = createTables(["設計", "設計"]);
  let looks = 0;
  const changesSince: SearchSource["changesSince"] = (marker) => {
    looks += 1;
    return source.changesSince(marker);
  };
  const search = createMemorySearch({ ...source, changesSince });
  await search.follow();
  write(2, "設計");
  const except = Promise.withResolvers<string[]>();
  const finding = search.find({ ...asked(["設計"]), except: except.promise });
  expect(looks).toBe(1);
  except.resolve([idOf(0)]);
  expect((await finding).ids.toSorted()).toEqual([idOf(1), idOf(2)]);
});

it("fails when it cannot be known whom to leave out", async () => {
  const search = createMemorySearch(createTables(["設計"]).source);
  const except = Promise.reject(new Error("The database is away."));
  await expect(search.find({ ...asked([]), except })).rejects.toThrow("away");
});
