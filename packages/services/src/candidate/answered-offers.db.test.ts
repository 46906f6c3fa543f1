import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import type { offers } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { testNow } from "../joker/joker.fixture.ts";
import { insertOfferRow } from "../matching/dealing.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { after, DAY, insertCandidate } from "./candidate.fixture.ts";
import { upsertSearchDocument } from "./index-document.ts";

const test = useTestDatabase();
const answered = { status: "declined", answeredAt: testNow } as const;
const onTheFirstDay = { createdAt: after(-90 * DAY) };
const before = { createdAt: after(-90 * DAY - 1) };
const takenBack = { status: "withdrawn" } as const;

it.each<[string, Partial<typeof offers.$inferInsert>[], number]>([
  ["two that were answered are too few", [answered, answered], 0],
  ["three that were answered", [answered, answered, { ...answered, ...onTheFirstDay }], 50],
  ["three of which none was answered", [{}, {}, onTheFirstDay], -50],
  ["four of which one was answered", [{}, {}, {}, answered], -25],
  ["one of three that is older than 90 days", [{}, {}, before], 0],
  ["one of three that was taken back", [{}, {}, takenBack], 0],
])(
  "the offers of 90 days move the score by the share that was answered: %s",
  async (_, rows, by) => {
    const joker = await insertCandidate(test.db);
    const score = async () => {
      await test.db.transaction((tx) => upsertSearchDocument(tx, joker.userId, testNow));
      const [document] = await test.db
        .select({ score: jokerSearchDocuments.score })
        .from(jokerSearchDocuments)
        .where(eq(jokerSearchDocuments.objectID, joker.userId));
      return document?.score ?? 0;
    };
    const first = await score();
    for (const row of rows) {
      const ace = await insertAce(test.db, await insertCompany(test.db));
      await insertOfferRow(test.db, ace, joker, row);
    }
    expect((await score()) - first).toBe(by);
  },
);
