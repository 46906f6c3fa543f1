import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "@tefuda/db/migrations";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { asc, eq, sql } from "@tefuda/db/sql";
import type { MessageType } from "@tefuda/domain/chat/constants";
import type { NotificationType } from "@tefuda/domain/notification/types";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import {
  insertAce,
  insertCompany,
  insertJoker,
  insertThread,
  start,
} from "../matching/thread.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

/** What the migration does to rows that were written before it, done again. */
async function migrateRows() {
  const text = await readFile(join(migrationsFolder, "0001_names_by_id.sql"), "utf8");
  const steps = text
    .split("--> statement-breakpoint")
    .filter((step) => !/^\s*(ALTER|CREATE INDEX)/.test(step));
  await test.db.transaction(async (tx) => {
    for (const step of steps) await tx.execute(sql.raw(step));
  });
}

let seq = 100;
const message = (matchingId: string, type: MessageType, text: string, userId = "system") => {
  seq += 1;
  return {
    id: uuidv7(),
    matchingId,
    seq,
    type,
    text,
    userId,
    userName: userId === "system" ? "" : "鈴木 一郎",
    isSystemMessage: userId === "system",
    sentAt: start,
  };
};

it("takes an ace's name out of what the product said in threads, and out of nothing else", async () => {
  const { matchingId, ace, joker } = await insertThread(test.db);
  const said = [
    [
      3,
      "鈴木 一郎さんが、あなたの「興味あり」に応えました。まずはごあいさつを送ってみましょう。",
      "担当者が、あなたの「興味あり」に応えました。まずはごあいさつを送ってみましょう。",
    ],
    [
      3,
      "面談エージェントの鈴木 一郎さんとのやり取りを開始しました。キャリアについて気軽に相談してみましょう。",
      "面談エージェントの担当者とのやり取りを開始しました。キャリアについて気軽に相談してみましょう。",
    ],
    [
      4,
      "鈴木さんから日程候補が届きました。ご都合のよい日時を選んでください。",
      "担当者から日程候補が届きました。ご都合のよい日時を選んでください。",
    ],
    [
      4,
      "日程候補を送りました。鈴木さんの回答をお待ちください。",
      "日程候補を送りました。担当者の回答をお待ちください。",
    ],
    [4, "鈴木さんが面談の日程候補を取り下げました。", "担当者が面談の日程候補を取り下げました。"],
    [
      4,
      "面談がキャンセルされました。理由：鈴木さんから日程候補が届きました。とのこと",
      "面談がキャンセルされました。理由：鈴木さんから日程候補が届きました。とのこと",
    ],
    [
      5,
      "退会したユーザーから日程の再調整の依頼がありました。理由：鈴木さんの出張",
      "担当者から日程の再調整の依頼がありました。理由：鈴木さんの出張",
    ],
    [
      5,
      "日程の再調整を依頼しました。鈴木さんからの新しい候補をお待ちください。",
      "日程の再調整を依頼しました。担当者からの新しい候補をお待ちください。",
    ],
    [
      7,
      "鈴木商事への今の気持ちを教えてください。選んだ内容は鈴木さんに伝わります。",
      "鈴木商事への今の気持ちを教えてください。選んだ内容は担当者に伝わります。",
    ],
    [
      11,
      "鈴木さんの記事を読むと、面談で聞きたいことが見つかるかもしれません。",
      "担当者の記事を読むと、面談で聞きたいことが見つかるかもしれません。",
    ],
    [
      11,
      "次は日程を調整してみましょう。日程候補を送るか、鈴木さんからの候補をお待ちください。",
      "次は日程を調整してみましょう。日程候補を送るか、担当者からの候補をお待ちください。",
    ],
    [
      0,
      "鈴木さんから日程候補が届きました。と聞きました。",
      "鈴木さんから日程候補が届きました。と聞きました。",
    ],
  ] as const;
  const archived = {
    id: uuidv7(),
    jokerId: joker.userId,
    aceId: ace.userId,
    route: "release",
    matching: {},
    matchedAt: start,
    deletedAt: start,
  } as const;
  await test.db.insert(deletedMatchings).values(archived);
  for (const [type, before] of said) {
    await test.db.insert(chatMessages).values(message(matchingId, type, before));
    await test.db.insert(deletedChatMessages).values(message(archived.id, type, before));
  }
  const evidence = said.map(([type, text]) => ({
    seq: 1,
    type,
    userId: ace.userId,
    userName: "鈴木 一郎",
    text,
    fileName: null,
    sentAt: "",
  }));
  const gone = { ...evidence[11], userId: uuidv7() } as (typeof evidence)[number];
  const report = {
    jokerId: joker.userId,
    aceId: ace.userId,
    reporterId: joker.userId,
    matchingId,
    reportReasons: ["other"],
    dueAt: start,
    createdAt: start,
    updatedAt: start,
    shareMessages: true,
  } as const;
  await test.db
    .insert(reports)
    .values({ ...report, id: uuidv7(), reportReasons: ["other"], evidence: [...evidence, gone] });
  await migrateRows();
  const after = said.map(([, , text]) => text);
  const textsIn = async (table: typeof chatMessages | typeof deletedChatMessages, of: string) =>
    (
      await test.db.select().from(table).where(eq(table.matchingId, of)).orderBy(asc(table.seq))
    ).map(({ text }) => text);
  expect((await textsIn(chatMessages, matchingId)).slice(-said.length)).toEqual(after);
  expect(await textsIn(deletedChatMessages, archived.id)).toEqual(after);
  const [kept] = await test.db.select().from(reports);
  expect(kept?.evidence?.map(({ text, userName }) => `${userName} ${text}`)).toEqual([
    ...after.map((text) => `鈴木 一郎 ${text}`),
    `退会したユーザー ${after[11]}`,
  ]);
});

it("knows of a handover whom it names where one member alone has the name, and drops the name elsewhere", async () => {
  const { matchingId, companyId } = await insertThread(test.db);
  const [successor] = [
    await insertAce(test.db, companyId, { name: "後任 次郎" }),
    await insertAce(test.db, companyId, { name: "同名 花" }),
    await insertAce(test.db, companyId, { name: "同名 花" }),
  ];
  await insertAce(test.db, await insertCompany(test.db), { name: "後任 次郎" });
  const lines = ["後任 次郎", "同名 花", "前の名前"].map((name) =>
    message(matchingId, 0, `担当者が${name}さんに変わりました。`),
  );
  await test.db.insert(chatMessages).values(lines);
  await test.db
    .update(matchings)
    .set({ lastMessage: "担当者が前の名前さんに変わりました。", lastSenderId: "system" });
  await migrateRows();
  const kept = (await test.db.select().from(chatMessages).orderBy(asc(chatMessages.seq))).slice(-3);
  expect(kept.map(({ text, params }) => [text, params])).toEqual([
    ["担当者が後任 次郎さんに変わりました。", { aceId: successor.userId }],
    ["担当者が変わりました。", {}],
    ["担当者が変わりました。", {}],
  ]);
  expect(await test.db.select().from(matchings)).toMatchObject([
    { lastMessage: "担当者が変わりました" },
  ]);
});

it("finds whom a notice is about, drops one that names somebody unknown, and empties mails that left", async () => {
  const { matchingId, joker, ace, companyId } = await insertThread(test.db);
  const [admin, stranger] = [
    await insertAce(test.db, companyId, { authority: "admin" }),
    await insertJoker(test.db),
  ];
  const former = await insertAce(test.db, companyId, { name: "前任 三郎" });
  const notice = (
    userId: string,
    type: NotificationType,
    content: string,
    link = `/matchings/${matchingId}`,
    dedupeKey?: string,
  ) => ({ id: uuidv7(), userId, type, content, link, dedupeKey, createdAt: start });
  await test.db
    .insert(notifications)
    .values([
      notice(admin.userId, "matchingEstablished", "佐藤 花さんとマッチングしました。"),
      notice(joker.userId, "aceChanged", "青空の前任 三郎さんに変わりました。"),
      notice(joker.userId, "turnEnding", "旧姓さんがお返事を待っています。"),
      notice(joker.userId, "matchingReleased", "マッチングが終了しました。", "/matchings"),
      notice(
        joker.userId,
        "messageReceived",
        "サポートからメッセージが届きました。",
        `/matchings/${uuidv7()}`,
      ),
      notice(
        admin.userId,
        "threadHandedOver",
        "前任 三郎さんから候補者とのやり取りなど2件を引き継ぎました。",
        "/matchings",
      ),
      notice(
        ace.userId,
        "keepExpiring",
        "候補者ID abcさんのキープが",
        "/users?tab=kept",
        `keepExpiring:${stranger.userId}:x`,
      ),
    ]);
  const mail = (status: "sent" | "waiting") => ({
    id: uuidv7(),
    template: "turnEnding" as const,
    to: "a@example.test",
    userId: joker.userId,
    params: { name: "佐藤", date: "", url: "u" },
    attachments: [{ name: "a", contentType: "b", content: "c" }],
    status,
    nextAttemptAt: start,
    createdAt: start,
  });
  await test.db.insert(mailOutbox).values([mail("sent"), mail("waiting")]);
  await migrateRows();
  const kept = await test.db.select().from(notifications).orderBy(asc(notifications.id));
  expect(kept.map(({ type, aboutUserId }) => [type, aboutUserId])).toEqual([
    ["matchingEstablished", joker.userId],
    ["aceChanged", former.userId],
    ["matchingReleased", null],
    ["messageReceived", null],
    ["threadHandedOver", former.userId],
    ["keepExpiring", stranger.userId],
  ]);
  const mails = await test.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  expect(mails).toMatchObject([
    { params: { date: "", url: "u" }, attachments: [], aboutUserIds: [] },
    { params: { name: "佐藤" }, attachments: [{ name: "a" }], aboutUserIds: [ace.userId] },
  ]);
});
