import { expect, it } from "vitest";
import { PgTable } from "../pg-core.ts";
import { getTableName, is } from "../sql.ts";
import * as schema from "./tables.ts";

it("has a table for each collection of the specification", () => {
  const names = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(getTableName);
  expect(names).toEqual(
    expect.arrayContaining([
      "aces",
      "jokers",
      "careers",
      "joker_judgements",
      "likes",
      "matchings",
      "offers",
      "reports",
      "chat_messages",
      "error_logs",
      "announces",
      "announce_marks",
      "notifications",
      "activity_histories",
    ]),
  );
});
