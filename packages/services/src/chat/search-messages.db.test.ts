import { users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { archiveMatching } from "../matching/archive-matching.ts";
import { createWorld, insertAce, insertThread, start } from "../matching/thread.fixture.ts";
import { searchMessages } from "./search-messages.ts";

const test = useTestDatabase();
let joker: JokerActor;
let ace: AceActor;
let matchingId: string;
let companyId: string;
let seq: number;
beforeEach(async () => {
  await test.clear();
  ({ joker, ace, matchingId, companyId } = await insertThread(test.db));
  seq = 10;
});

type Fields = Partial<typeof chatMessages.$inferInsert>;

async function say(text: string, fields: Fields = {}) {
  seq += 1;
  const id = uuidv7();
  await test.db.insert(chatMessages).values({
    id,
    matchingId,
    seq,
    type: messageTypes.Normal,
    text,
    userId: joker.userId,
    userName: "佐藤 花",
    sentAt: new Date(start.getTime() + seq * 60_000),
    ...fields,
  });
  return id;
}

const file = (name: string) => ({
  type: messageTypes.FileUrl,
  text: "",
  file: { name, size: 3, contentType: "application/pdf" },
});

const search = (words: string, actor: JokerActor | AceActor = joker, page = {}) =>
  searchMessages(createWorld(test.db).as(actor), { words, limit: 20, ...page });

const textsFor = async (...args: Parameters<typeof search>) =>
  (await search(...args)).items.map(({ excerpt, file: found }) => found?.name ?? excerpt);

describe("searchMessages", () => {
  it("finds what people wrote, and no line of the product", async () => {
    await say("担当者が変わりました。", { userId: SYSTEM_USER_ID, isSystemMessage: true });
    await say("担当者が変わったのですね。");
    expect(await textsFor("担当者")).toEqual(["担当者が変わったのですね。"]);
  });

  it("finds words whatever their width, case and kana, all of them in one message", async () => {
    await say("来週の火曜１９時にＺｏｏｍでお話しします");
    await say("ｶｼﾞｭｱﾙ面談の資料です");
    await say("zoomだけの話");
    expect(await textsFor("zoom 19時")).toEqual(["来週の火曜１９時にＺｏｏｍでお話しします"]);
    expect(await textsFor("ＺＯＯＭ")).toHaveLength(2);
    expect(await textsFor("カジュアル")).toEqual(["ｶｼﾞｭｱﾙ面談の資料です"]);
    expect(await textsFor("かじゅある　面談")).toHaveLength(1);
    // Nothing is a pattern.
    for (const words of ["%", "_", "\\", "'"]) expect(await textsFor(words)).toEqual([]);
  });

  it("finds words however they were typed, parted by commas as well, and what stands in quotes", async () => {
    await say("デ－タ分析の経\u200B験があります。髙﨑より");
    await say("React　Nativeと Node.js");
    const [first, second] = [
      "デ－タ分析の経\u200B験があります。髙﨑より",
      // As an excerpt shows it.
      "React Nativeと Node.js",
    ];
    for (const words of [
      "データ",
      "テ゛ータ分析",
      "経験",
      "データ、経験",
      "（高崎）データ",
      "ﾃﾞｰﾀ／高﨑",
    ])
      expect([words, await textsFor(words)]).toEqual([words, [first]]);
    for (const words of ["react native", '"React Native"', "「native と」", "node.js・react"])
      expect([words, await textsFor(words)]).toEqual([words, [second]]);
    for (const words of ['"native react"', "「データ経験」", "reactnative"])
      expect([words, await textsFor(words)]).toEqual([words, []]);
  });

  it("finds files by their names, and says on whose side a message stands", async () => {
    await say("", file("職務経歴書.pdf"));
    await say("職務経歴書を拝見しました", { userId: ace.userId });
    const { items } = await search("職務経歴書", ace);
    expect(items).toMatchObject([
      { isOwn: true, matchingId, seq: 12, partner: { name: "佐藤 花" }, file: null },
      { isOwn: false, excerpt: "", file: { name: "職務経歴書.pdf" } },
    ]);
  });

  it("reads pages, the newest first, each message once", async () => {
    for (let n = 0; n < 7; n += 1)
      // Three at the very same moment: the id decides.
      await say(`約束${n}`, n < 3 ? { sentAt: start } : {});
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search("約束", joker, { limit: 2, cursor });
      found.push(...page.items.map(({ excerpt }) => excerpt));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `約束${n}`));
  });

  it("finds nothing in threads of others, not even for an admin of the company", async () => {
    await say("内緒の話");
    const colleague = await insertAce(test.db, companyId);
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    const stranger = await insertThread(test.db);
    expect(await textsFor("内緒", ace)).toHaveLength(1);
    for (const actor of [colleague, admin, stranger.joker, stranger.ace])
      expect(await search("内緒", actor)).toMatchObject({ items: [], partners: [] });
  });

  it("finds neither what was taken down, nor what the product wrote, nor ended threads", async () => {
    const id = await say("消される言葉");
    await say("仕組みの言葉", { type: messageTypes.FirstMessage, isSystemMessage: true });
    expect(await textsFor("言葉")).toEqual(["消される言葉"]);
    await test.db.update(chatMessages).set({ removedAt: start }).where(eq(chatMessages.id, id));
    expect(await textsFor("言葉")).toEqual([]);

    await say("残る言葉");
    const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, matchingId));
    if (!matching) throw new Error("The thread is gone.");
    await test.db.transaction((tx) =>
      archiveMatching(tx, { matching, route: "release", releasedBy: ace.userId, now: start }),
    );
    expect(await search("言葉")).toEqual({ partners: [], items: [], nextCursor: undefined });
    expect((await search("佐藤", ace)).partners).toEqual([]);
  });

  it("shows ninety letters of a long message", async () => {
    await say(`約束${"あ".repeat(100)}`);
    expect(await textsFor("約束")).toEqual([`約束${"あ".repeat(87)}…`]);
  });

  it("names ten at most of those who bear the words in their name, the latest first", async () => {
    const ids = Array.from({ length: 11 }, () => uuidv7());
    const written = { createdAt: start, updatedAt: start };
    await test.db
      .insert(users)
      .values(ids.map((id) => ({ id, name: "", email: `${id}@example.jp`, ...written })));
    await test.db
      .insert(jokers)
      .values(
        ids.map((id) => ({ id, name: "山田", publicId: id, createdOn: "2025-04-03", ...written })),
      );
    await test.db.insert(matchings).values(
      ids.map((jokerId, index) => ({
        id: jokerId,
        jokerId,
        aceId: ace.userId,
        aceCompanyId: companyId,
        matchedAt: start,
        lastMessagedAt: new Date(start.getTime() + index),
        ...written,
      })),
    );
    const { partners } = await search("山田", ace);
    expect(partners.map((one) => one.matchingId)).toEqual(ids.slice(1).toReversed());
  });

  it("finds threads by whom they are with, unless that person has left", async () => {
    const partners = async (words: string, actor: JokerActor | AceActor) =>
      (await search(words, actor)).partners;
    expect(await partners("ｻﾄｳ", ace)).toEqual([]);
    for (const words of ["佐藤", "佐藤花", "佐藤　花", "佐\u200B藤\u00A0花", "花、佐藤"])
      expect(await partners(words, ace)).toMatchObject([{ matchingId, name: "佐藤 花" }]);
    expect(await partners("青空システム 田中", joker)).toMatchObject([
      { name: "田中 一郎", companyName: "青空システム株式会社" },
    ]);
    const { nextCursor } = await search("佐藤", ace);
    expect(nextCursor).toBeUndefined();
    await test.db.update(jokers).set({ withdrawnAt: start }).where(eq(jokers.id, joker.userId));
    expect(await partners("佐藤", ace)).toEqual([]);
  });
});
