import { createHostedSearch } from "@tefuda/adapters/search/hosted/hosted";
import type { SearchSource } from "@tefuda/adapters/search/port";
import { freePort } from "@tefuda/testing/server/free-port";
import { expect, it } from "vitest";
import { sayWhenSearchIsAway } from "./away.ts";

it("says that it is busy while a hosted index is away", async () => {
  const host = `http://127.0.0.1:${await freePort()}`;
  const source: Partial<SearchSource> = { idsHidingFrom: async () => [] };
  const search = sayWhenSearchIsAway(
    createHostedSearch(
      source as SearchSource,
      { read: async () => undefined, save: async () => {}, fail: async () => {} },
      { appId: "TEST", apiKey: "key", index: "jokers", host },
    ),
  );
  const query = {
    words: [],
    facets: {},
    bornFrom: undefined,
    bornTo: undefined,
    searchableAfter: undefined,
    companyId: "a company",
    except: [],
    sort: "recommended",
    offset: 0,
    limit: 20,
  } as const;
  await expect(search.find(query)).rejects.toMatchObject({ code: "serverBusy" });
});
