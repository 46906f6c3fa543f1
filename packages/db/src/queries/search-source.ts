import {
  type PlaceNo,
  placeValuesOf,
  type WorkplaceChoice,
} from "@tefuda/domain/options/workplaces";
import { vocabularyOf } from "@tefuda/domain/text/synonyms";
import type { Db } from "../database.ts";
import { row, rows } from "../rows.ts";
import { type SQL, sql } from "../sql.ts";
import { type Given, statement } from "../statement.ts";
import { readThesaurus } from "./synonyms.ts";
import { holdsAnyOf } from "./words.ts";

const PAGE = 5000;
/** Of texts, which are long: what is read at once holds up everything else while it is taken in. */
const TEXTS_PAGE = 1000;
const LOWEST = "00000000-0000-0000-0000-000000000000";
/** Changes are kept for twice as long, so that nobody follows from a place that is purged. */
const FOLLOWED_FOR = sql`interval '12 hours'`;
/** More transactions than this are rather followed again than named one by one. */
const DONE_MAX = 2000;

export interface SearchMark {
  readonly seen: string;
  readonly at: string;
  readonly done: readonly string[];
}

interface EntryRow {
  id: string;
  occupation: string | null;
  subOccupation: string | null;
  jobChangeWillingness: string | null;
  sideJobWillingness: string | null;
  hasIntroduction: boolean;
  workplaces: string;
  prefectures: string;
  scales: string;
  born: number | null;
  score: number;
  onlineAt: number | null;
  since: number;
  text: string | null;
  hidesFrom: string | null;
}

/** What a copy of the search index is made of and kept up to date by. */
export function createSearchSource(db: Db) {
  return {
    mark: (): Promise<SearchMark> =>
      row(
        db,
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as seen, now()::text as at, '{}'::text[] as done`,
      ),
    changesSince: (mark: SearchMark) => changesSince(db, mark),
    async *readAll(withText: boolean) {
      for (let last: string | undefined = LOWEST; last !== undefined; ) {
        const page = await readEntries(
          db,
          sql`d.object_id > ${last} order by d.object_id limit ${PAGE}`,
          withText,
        );
        last = page.length < PAGE ? undefined : page.at(-1)?.id;
        yield page;
      }
    },
    read: (ids: readonly string[], withText: boolean) =>
      readEntries(db, sql`d.object_id = any((${`{${ids.join(",")}}`}::text)::uuid[])`, withText),
    async *readTexts() {
      for (let last: string | undefined = LOWEST; last !== undefined; ) {
        const page: { id: string; text: string }[] = await rows(
          db,
          sql`select object_id::text as id, text_folded as text from joker_search_documents
            where is_searchable and object_id > ${last} order by object_id limit ${TEXTS_PAGE}`,
        );
        last = page.length < TEXTS_PAGE ? undefined : page.at(-1)?.id;
        yield page;
      }
    },
    async idsWithWord(word: string): Promise<Uint8Array> {
      const { ids } = await row<{ ids: Uint8Array }>(
        db,
        sql`select coalesce(string_agg(uuid_send(object_id), ''::bytea), ''::bytea) as ids
          from joker_search_documents where is_searchable and strpos(text_folded, ${word}) > 0`,
      );
      return ids;
    },
    vocabulary: async () => vocabularyOf(await readThesaurus(db)),
    async idsWithAnyOf(words: readonly string[]): Promise<string[]> {
      const found = await rows<{ id: string }>(
        db,
        sql`select object_id::text as id from joker_search_documents
          where is_searchable and ${holdsAnyOf(sql`text_folded`, words)}`,
      );
      return found.map(({ id }) => id);
    },
    async idsHidingFrom(companyId: string): Promise<string[]> {
      const found = await rows<{ id: string }>(
        db,
        sql`select distinct joker_id::text as id from hidden_pairs where company_id = ${companyId}`,
      );
      return found.map(({ id }) => id);
    },
  };
}

const findChanges = statement((db, given: Given<{ seen: string; at: string; done: string }>) =>
  db
    .select({
      next: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      at: sql<string>`now()::text`,
      isTooOld: sql<boolean>`now() - ${given.at}::text::timestamptz > ${FOLLOWED_FOR}`,
      transactions: sql<string>`coalesce(string_agg(distinct changed_in::text, ','), '')`,
      ids: sql<string>`coalesce(string_agg(distinct joker_id::text, ','), '')`,
      textIds: sql<string>`coalesce(string_agg(distinct joker_id::text, ',') filter (where is_text_changed), '')`,
    })
    .from(sql`joker_search_changes`)
    .where(
      sql`changed_in >= ${given.seen}::text::xid8
          and changed_in::text <> all(string_to_array(${given.done}, ','))`,
    ),
);

async function changesSince(db: Db, { seen, at, done }: SearchMark) {
  const [found] = await findChanges(db, { seen, at, done: done.join(",") });
  if (!found || found.isTooOld) return undefined;
  const list = (joined: string) => (joined === "" ? [] : joined.split(","));
  const followed = [...done, ...list(found.transactions)].filter(
    (transaction) => BigInt(transaction) >= BigInt(found.next),
  );
  return {
    marker: {
      seen: found.next,
      at: found.at,
      done: followed.length > DONE_MAX ? [] : followed,
    },
    ids: list(found.ids),
    textIds: list(found.textIds),
  };
}

async function readEntries(db: Db, which: SQL, withText: boolean) {
  const found = await rows<EntryRow>(
    db,
    sql`select d.object_id::text as id, d.occupation, d.sub_occupation as "subOccupation",
        d.job_change_willingness as "jobChangeWillingness",
        d.side_job_willingness as "sideJobWillingness", d.has_introduction as "hasIntroduction",
        array_to_string(d.preferred_workplaces, ',') as workplaces,
        array_to_string(d.preferred_prefectures, ',') as prefectures,
        array_to_string(d.interested_company_scales, ',') as scales,
        d.birthday_timestamp::float8 as born, d.score,
        ${milliseconds("online_at")} as "onlineAt", ${milliseconds("searchable_since")} as since,
        ${withText ? sql`d.text_folded` : sql`null`} as text,
        (select string_agg(distinct h.company_id::text, ',')
          from hidden_pairs h where h.joker_id = d.object_id) as "hidesFrom"
      from joker_search_documents d where d.is_searchable and ${which}`,
  );
  return found.map(entryOf);
}

const milliseconds = (column: string) =>
  sql`(extract(epoch from d.${sql.identifier(column)}) * 1000)::float8`;

function entryOf(found: EntryRow) {
  const { id, born, score, onlineAt, since, text, hidesFrom } = found;
  const one = (value: string | null) => (value === null ? [] : [value]);
  const many = (values: string) => (values === "" ? [] : values.split(","));
  const preferredWorkplaces = many(found.workplaces) as WorkplaceChoice[];
  return {
    id,
    facets: {
      occupation: one(found.occupation),
      subOccupation: one(found.subOccupation),
      jobChangeWillingness: one(found.jobChangeWillingness),
      sideJobWillingness: one(found.sideJobWillingness),
      preferredWorkplaces,
      preferredPrefectures: placeValuesOf({
        preferredWorkplaces,
        preferredPrefectures: many(found.prefectures).map(Number) as PlaceNo[],
      }),
      interestedCompanyScales: many(found.scales),
      hasIntroduction: [String(found.hasIntroduction)],
    },
    born,
    score,
    onlineAt,
    searchableSince: since,
    hidesFrom: hidesFrom?.split(",") ?? [],
    text: text ?? undefined,
  };
}
