import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { dateAnew } from "./date-anew";

const NOON = Date.UTC(2025, 3, 3, 12);
const MINUTE_MS = 60_000;
const html = { isInDocument: true };
const later = { isInDocument: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
});

/** An answer that the server read at this time. */
function answersOf(readAt: number): DehydratedState {
  const queries = new QueryClient();
  queries.setQueryData(["greeting"], "こんにちは", { updatedAt: readAt });
  return dehydrate(queries);
}

const dateOf = ({ queries: [query] }: DehydratedState) =>
  query && new Date(query.state.dataUpdatedAt).toISOString();

it.each([-MINUTE_MS, MINUTE_MS])("dates what stands in HTML now, with clocks %d ms apart", (by) => {
  expect(dateOf(dateAnew(answersOf(NOON + by), html))).toBe("2025-04-03T12:00:00.000Z");
});

it("leaves a later page its age, and dates nothing in a time to come", () => {
  const of = (by: number) => dateOf(dateAnew(answersOf(NOON + by), later));
  expect(of(-MINUTE_MS)).toBe("2025-04-03T11:59:00.000Z");
  expect(of(MINUTE_MS)).toBe("2025-04-03T12:00:00.000Z");
});

it("gives a date once, however often the page is drawn", () => {
  const answers = answersOf(NOON);
  const first = dateAnew(answers, html);
  vi.setSystemTime(NOON + MINUTE_MS);
  expect(dateAnew(answers, later)).toBe(first);
  expect(dateOf(first)).toBe("2025-04-03T12:00:00.000Z");
  expect(first.queries[0]?.state.data).toBe("こんにちは");
});
