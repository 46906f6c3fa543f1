import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import { hiddenJokers } from "@tefuda/db/schema/candidate";
import { matchings } from "@tefuda/db/schema/matching";
import { sql } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { insertPopulation } from "@tefuda/testing/population/insert";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { setSiteHost } from "./candidate.fixture.ts";
import { findJokers } from "./find-jokers.ts";
import { type Company, readDocs, searchPlainly } from "./plain-search.fixture.ts";
import { anyQuery } from "./random-query.fixture.ts";

/** The embedded database takes minutes to fill for what a tenth of the people show as well. */
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const PEOPLE = isServer || process.env.TEFUDA_TEST_ALL === "1" ? 20_000 : 2000;
const QUERIES = 500;

const test = useTestDatabase();
let ace: AceActor;
let company: Company;
let docs: Awaited<ReturnType<typeof readDocs>>;

beforeAll(async () => {
  const companyId = await insertCompany(test.db);
  await setSiteHost(test.db, companyId, "minato.works.jp");
  await insertPopulation(test.db, PEOPLE, testNow, { onlyDocuments: true });
  docs = await readDocs(test.db, testNow);
  company = {
    host: "minato.works.jp",
    related: docs.recommended.slice(0, 60).map(({ objectID }) => objectID),
    offered: [],
  };
  ace = await insertAce(test.db, companyId);
  await test.db.transaction(async (tx) => {
    // The people of a population have documents only.
    await tx.execute(sql`set local session_replication_role = replica`);
    const related = { createdAt: testNow, updatedAt: testNow };
    await tx
      .insert(hiddenJokers)
      .values(
        company.related
          .slice(0, 30)
          .map((jokerId) => ({ companyId, jokerId, aceId: ace.userId, createdAt: testNow })),
      );
    await tx.insert(matchings).values(
      company.related.slice(30).map((jokerId) => ({
        id: uuidv7(),
        aceId: ace.userId,
        aceCompanyId: companyId,
        jokerId,
        matchedAt: testNow,
        lastMessagedAt: testNow,
        ...related,
      })),
    );
  });
}, 240_000);

describe.each([
  { where: "in the tables", textsFrom: Number.POSITIVE_INFINITY, queries: QUERIES / 2 },
  { where: "by pairs of letters, in memory", textsFrom: 0, queries: QUERIES },
])("words that are looked for $where", ({ textsFrom, queries }) => {
  it("answers random queries as a plain filter over everybody does", async () => {
    const search = createMemorySearch(createSearchSource(test.db), { textsFrom });
    await search.settle();
    const { ctx: plain } = testCtx(test.db, ace);
    const ctx = { ...plain, ports: { ...plain.ports, search } };
    const texts = docs.recommended.slice(0, 400).map(({ text }) => text);
    const ids = docs.recommended.slice(100, 140).map(({ objectID }) => objectID);
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery(texts, ids, testNow), async (asked) => {
        const answer = await findJokers(ctx, asked);
        expect(answer).toMatchObject(searchPlainly(docs, asked, company));
        if (answer.nbHits > 0) found += 1;
      }),
      { numRuns: queries, endOnFailure: true },
    );
    // Queries that find nobody would prove nothing.
    expect(found).toBeGreaterThan(queries / 2);
  }, 240_000);
});
