import { rows } from "@tefuda/db/rows";
import { users } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { reports } from "@tefuda/db/schema/report";
import { uploads } from "@tefuda/db/schema/upload";
import { eq, sql } from "@tefuda/db/sql";
import { DAY_MS } from "@tefuda/domain/time/units";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { testNow } from "../joker/joker.fixture.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";
import { deleteWithdrawn } from "./delete-withdrawn.ts";
import { makeNamed, type Names } from "./named.fixture.ts";
import { DAY_MINUTES, makeLeavers } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const tablesOf = () =>
  rows<{ name: string }>(
    test.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );

/** The columns in which any of the names stands, as it is written or as it is searched, without its space. */
async function placesOf(names: Names): Promise<string[]> {
  const isNamed = sql.join(
    [...names, ...names.map((name) => name.replace(" ", ""))].map(
      (name) => sql`strpos(field.said, ${name}) > 0`,
    ),
    sql` or `,
  );
  const inTables = (await tablesOf()).map(
    ({ name }) => sql`select distinct ${name}::text || '.' || field.name as place
      from ${sql.identifier(name)} r, jsonb_each_text(to_jsonb(r)) as field(name, said)
      where ${isNamed}`,
  );
  const found = await rows<{ place: string }>(test.db, sql.join(inTables, sql` union all `));
  return found.map(({ place }) => place).toSorted();
}

/** Every row of the database, a line each, by its table. */
async function rowsOf(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const { name } of await tablesOf()) {
    const found = await rows<{ line: string }>(
      test.db,
      sql`select to_jsonb(r)::text as line from ${sql.identifier(name)} r order by 1`,
    );
    all.set(
      name,
      found.map(({ line }) => line),
    );
  }
  return all;
}

async function erase(id: string, { app } = makeLeavers(test.db)) {
  await test.db.update(mailOutbox).set({ status: "sent" });
  await test.db
    .update(users)
    .set({ withdrawalRequestedAt: testNow, deleteAt: app.clock() })
    .where(eq(users.id, id));
  const before = await rowsOf();
  expect(await deleteWithdrawn(app)).toBe(1);
  return before;
}

/** A picture of the person's, and the copy that a partner had made of their own data; answers where. */
async function keepFiles(
  { app }: ReturnType<typeof makeLeavers>,
  { own, others }: Readonly<Record<"own" | "others", string>>,
  name: string,
): Promise<string[]> {
  const now = app.clock();
  const kept = [
    { ownerId: own, kind: "jokerImage", attachedAt: now, expiresAt: null },
    {
      ownerId: others,
      kind: "dataExport",
      attachedAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    },
  ] as const;
  return Promise.all(
    kept.map(async (row) => {
      const [id, storageKey] = [uuidv7(), `${row.kind}/${uuidv7()}`];
      const content = Buffer.from(name);
      await app.ports.files.put(storageKey, content, "text/plain");
      const file = { name: "file", size: content.length, contentType: "text/plain", storageKey };
      await test.db.insert(uploads).values({ id, ...row, ...file, storedAt: now, createdAt: now });
      return storageKey;
    }),
  );
}

/** What the product says of a seeker, or of both; the others are of staff alone. */
const saidOfBoth = [
  "chat_messages.search_text",
  "chat_messages.text",
  "chat_messages.user_name",
  "mail_outbox.attachments",
  "mail_outbox.params",
  "notifications.content",
  "push_outbox.params",
  "reports.evidence",
  "users.name",
];
/** A partner called both by their names in a message, which the report shows; that stays. */
const wordsOfPeople = ["chat_messages.search_text", "chat_messages.text", "reports.evidence"];

it("go from every place that named a person, as they are and as they were, but from people's own words", async () => {
  const jokerNames: Names = ["壱岐 珠緒", "弐村 珠緒", "参田 珠緒"];
  const aceNames: Names = ["肆谷 絃太", "伍代 絃太", "陸奥 絃太"];
  const { joker, ace } = await makeNamed(test.db, jokerNames, aceNames);
  expect(await placesOf(jokerNames)).toEqual(
    [
      ...saidOfBoth,
      "deleted_chat_messages.user_name",
      "inquiries.name",
      "joker_search_documents.text",
      "joker_search_documents.text_folded",
      "jokers.introduction",
      "jokers.name",
    ].toSorted(),
  );
  expect(await placesOf(aceNames)).toEqual(
    [
      ...saidOfBoth,
      "aces.name",
      "aces.search_text",
      "audit_logs.reason",
      "deleted_chat_messages.text",
      "member_invitations.name",
    ].toSorted(),
  );

  const leavers = makeLeavers(test.db);
  const files = await keepFiles(leavers, { own: joker.userId, others: ace.userId }, jokerNames[2]);
  await erase(joker.userId, leavers);
  leavers.app.pass(DAY_MINUTES);
  await sweepUploads(leavers.app);
  expect(await Promise.all(files.map((key) => leavers.app.ports.files.get(key)))).toEqual([
    undefined,
    undefined,
  ]);
  // What somebody wrote to the desk is kept for three years, as they were told.
  expect(await placesOf(jokerNames)).toEqual([...wordsOfPeople, "inquiries.name"].toSorted());
  await erase(ace.userId);
  expect(await placesOf(aceNames)).toEqual(wordsOfPeople);
  const [report] = await test.db.select().from(reports).where(eq(reports.shareMessages, true));
  const writers = new Set(report?.evidence?.map(({ userName }) => userName));
  expect(writers).toEqual(new Set(["", "退会したユーザー"]));
  const calls = report?.evidence?.filter(({ text }) => text.includes("珠緒"));
  expect(calls?.map(({ text }) => text)).toEqual(["壱岐 珠緒さん、肆谷 絃太です。"]);
});

/** What changes in rows that stay: of the person, and of others where they hold the person's id. */
const changedOf = (before: string, after: string): string[] => {
  const [was, is] = [JSON.parse(before), JSON.parse(after)];
  return Object.keys(was)
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .toSorted();
};

it("take nothing with them of others, whose names and words hold them", async () => {
  const { joker, ace, inviteId } = await makeNamed(
    test.db,
    ["荒井", "森", "東"],
    ["東", "荒井", "森"],
  );
  // Of others everything is there too, and each of their names has one of these in it.
  await makeNamed(
    test.db,
    ["荒井 伸也", "森 香織", "東 太郎"],
    ["森田 荒井", "東山 森", "荒井川 東"],
  );
  const seen = new Set<string>();
  for (const { userId } of [joker, ace]) {
    const before = await erase(userId);
    const after = await rowsOf();
    for (const [table, lines] of before) {
      const left = new Set(after.get(table));
      const gone = lines.filter((line) => !left.has(line));
      for (const line of gone) {
        expect(line.includes(userId) || line.includes(inviteId), `${table}: ${line}`).toBe(true);
        const { id } = JSON.parse(line);
        const now = [...left].find((other) => id && JSON.parse(other).id === id);
        if (now === undefined) seen.add(`${table}: gone`);
        else if (id === userId && table === "jokers") seen.add("jokers: blank");
        else seen.add(`${table}: ${changedOf(line, now).join(", ")}`);
      }
    }
  }
  expect([...seen].toSorted()).toEqual([
    "aces: gone",
    "analytics_events: user_id",
    "audit_logs: reason",
    "careers: gone",
    "chat_messages: search_text, text",
    "chat_messages: user_name",
    "deleted_chat_messages: text",
    "deleted_chat_messages: user_name",
    "joker_search_documents: gone",
    "jokers: blank",
    "keeps: gone",
    "likes: gone",
    "mail_outbox: gone",
    "matchings: offer_id",
    "member_invitations: gone",
    "notifications: gone",
    "offers: gone",
    "push_outbox: gone",
    "push_subscriptions: gone",
    "reports: evidence",
    "sessions: gone",
    "users: delete_at, email, erased_at, name, updated_at",
    "users: gone",
  ]);
});
