import type { Fragment } from "./fragments.ts";

/** Which tests run on the embedded database, and the SQL that each is there for, by its marks. */
export type ConformanceRecord = Readonly<Record<string, readonly string[]>>;

/** What the tests of a file sent to the embedded database, and how long they took. */
export interface SentByTest {
  readonly test: string;
  readonly marks: readonly string[];
  readonly ms: number;
}

export type Sent = readonly SentByTest[];

/** The pieces that no conformance test sends to the embedded database. */
export function uncovered(fragments: readonly Fragment[], marks: ReadonlySet<string>): Fragment[] {
  return fragments.filter(({ mark }) => !marks.has(mark));
}

export const marksOf = (record: ConformanceRecord): Set<string> =>
  new Set(Object.values(record).flat());

/** What keeps the record from being true of the sources, each with its remedy. */
export function checkRecord(
  record: ConformanceRecord,
  fragments: readonly Fragment[],
  files: ReadonlySet<string>,
): string[] {
  const written = new Set(fragments.map(({ mark }) => mark));
  const remedy = "Run npm run conformance.";
  return [
    ...uncovered(fragments, marksOf(record)).map(
      ({ file, line }) => `${file}:${line} has SQL that is in no conformance test. ${remedy}`,
    ),
    ...Object.entries(record).flatMap(([test, marks]) => [
      ...(files.has(test) ? [] : [`The record names ${test}, which does not exist. ${remedy}`]),
      ...marks
        .filter((mark) => !written.has(mark))
        .map((mark) => `The record names SQL ${mark} of ${test}, which is gone. ${remedy}`),
    ]),
  ];
}

/**
 * Chooses tests that send every piece between them: those that are in any case keep what they send,
 * then each time the one that sends the most of the rest for the time it takes.
 */
export function cover(
  fragments: readonly Fragment[],
  sent: Sent,
  isInAnyCase: (test: string) => boolean,
): ConformanceRecord {
  const left = new Set(fragments.map(({ mark }) => mark));
  const record: Record<string, string[]> = {};
  const take = ({ test, marks }: SentByTest) => {
    const own = marks.filter((mark) => left.delete(mark));
    if (own.length > 0) record[test] = own.toSorted();
  };
  const tests = sent.toSorted((a, b) => (a.test < b.test ? -1 : 1));
  for (const one of tests) if (isInAnyCase(one.test)) take(one);
  const worth = ({ marks, ms }: SentByTest) =>
    marks.filter((mark) => left.has(mark)).length / Math.max(ms, 1);
  for (;;) {
    const [best] = tests.toSorted((a, b) => worth(b) - worth(a));
    if (!best || worth(best) === 0) break;
    take(best);
  }
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
