import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { asc, eq } from "@tefuda/db/sql";
import { SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { insertAce, insertThread, start } from "../matching/thread.fixture.ts";
import { forgetName } from "./forget-name.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const NAME = "実名 花子";
const forget = (id: string, kind: "joker" | "ace" = "joker") =>
  test.db.transaction((tx) => forgetName(tx, { id, kind }));

let seq = 0;
const message = (matchingId: string, userId: string, userName: string, text: string) => {
  seq += 1;
  return {
    id: uuidv7(),
    matchingId,
    seq: 100 + seq,
    type: 0 as const,
    text,
    userId,
    userName,
    sentAt: start,
  };
};
const handOver = (matchingId: string, aceId: string) => ({
  ...message(matchingId, SYSTEM_USER_ID, "", `担当者が${NAME}さんに変わりました。`),
  isSystemMessage: true,
  params: { aceId },
});
const archive = (sides: { jokerId: string; aceId: string; aceCompanyId: string }) => ({
  id: uuidv7(),
  route: "release" as const,
  matching: {},
  matchedAt: start,
  deletedAt: start,
  ...sides,
});
const saidIn = async (table: typeof chatMessages | typeof deletedChatMessages, of: string) =>
  (await test.db.select().from(table).where(eq(table.matchingId, of)).orderBy(asc(table.seq)))
    .filter(({ seq: place }) => place > 100)
    .map(({ userName, text }) => `${userName}: ${text}`);

it("goes from a person's messages, and from nothing that people wrote", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  await test.db
    .insert(chatMessages)
    .values([
      message(matchingId, joker.userId, NAME, `${NAME}です。`),
      message(matchingId, joker.userId, "旧姓 花子", "前の名前のとき"),
      message(matchingId, joker.userId, "", "名前のない発言"),
      message(matchingId, ace.userId, NAME, `${NAME}さん、同姓同名の者です。`),
    ]);
  await test.db.update(matchings).set({ lastMessage: `${NAME}さん、同姓同名の者です。` });
  await forget(joker.userId);
  expect(await saidIn(chatMessages, matchingId)).toEqual([
    `退会したユーザー: ${NAME}です。`,
    "退会したユーザー: 前の名前のとき",
    ": 名前のない発言",
    `${NAME}: ${NAME}さん、同姓同名の者です。`,
  ]);
  expect(await test.db.select().from(matchings)).toMatchObject([
    { lastMessage: `${NAME}さん、同姓同名の者です。` },
  ]);
});

it("goes from the lines that announce a member, whoever has the thread now, and not from a namesake's", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const [leaver, namesake] = [
    await insertAce(test.db, companyId),
    await insertAce(test.db, companyId),
  ];
  const ended = archive({ jokerId: joker.userId, aceId: ace.userId, aceCompanyId: companyId });
  await test.db.insert(deletedMatchings).values(ended);
  for (const { userId } of [leaver, namesake]) {
    await test.db.insert(chatMessages).values(handOver(matchingId, userId));
    await test.db.insert(deletedChatMessages).values(handOver(ended.id, userId));
  }
  await forget(leaver.userId, "ace");
  const left = [": 担当者が変わりました。", `: 担当者が${NAME}さんに変わりました。`];
  expect(await saidIn(chatMessages, matchingId)).toEqual(left);
  expect(await saidIn(deletedChatMessages, ended.id)).toEqual(left);
});

it("goes from archived threads too, also from those that a colleague had in the end", async () => {
  const { joker, ace, companyId } = await insertThread(test.db);
  const colleague = await insertAce(test.db, companyId);
  const sides = { jokerId: joker.userId, aceCompanyId: companyId };
  const own = archive({ ...sides, aceId: ace.userId });
  const handedOver = archive({ ...sides, aceId: colleague.userId });
  await test.db.insert(deletedMatchings).values([own, handedOver]);
  await test.db
    .insert(deletedChatMessages)
    .values([
      message(own.id, ace.userId, NAME, "一"),
      message(own.id, joker.userId, "佐藤 花", "二"),
      message(handedOver.id, ace.userId, NAME, "三"),
      message(handedOver.id, colleague.userId, "後任 次郎", "四"),
    ]);
  await forget(ace.userId, "ace");
  await forget(joker.userId);
  expect(await saidIn(deletedChatMessages, own.id)).toEqual([
    "退会したユーザー: 一",
    "退会したユーザー: 二",
  ]);
  expect(await saidIn(deletedChatMessages, handedOver.id)).toEqual([
    "退会したユーザー: 三",
    "後任 次郎: 四",
  ]);
});

it("goes with the notices and mails about the person, whoever got them, and with no others", async () => {
  const { joker, ace } = await insertThread(test.db);
  const notice = (aboutUserId: string | null, content: string) => ({
    id: uuidv7(),
    userId: ace.userId,
    type: "matchingEstablished" as const,
    content,
    aboutUserId,
    createdAt: start,
  });
  await test.db
    .insert(notifications)
    .values([
      notice(joker.userId, `${NAME}さんとマッチングしました`),
      notice(joker.userId, "旧姓 花子さんとマッチングしました"),
      notice(uuidv7(), `同姓同名の${NAME}さん`),
      notice(null, `${NAME}商事のお知らせ`),
    ]);
  const mail = (to: string, aboutUserIds: string[]) => ({
    id: uuidv7(),
    template: "turnEnding" as const,
    to,
    params: { name: NAME, date: "", url: "" },
    aboutUserIds,
    status: "sent" as const,
    nextAttemptAt: start,
    createdAt: start,
  });
  await test.db
    .insert(mailOutbox)
    .values([
      mail("about both", [ace.userId, joker.userId]),
      mail("about a namesake", [uuidv7()]),
      mail("about nobody", []),
    ]);
  await forget(joker.userId);
  const notices = await test.db.select().from(notifications);
  expect(notices.map(({ content }) => content).toSorted()).toEqual([
    `同姓同名の${NAME}さん`,
    `${NAME}商事のお知らせ`,
  ]);
  const mails = await test.db.select().from(mailOutbox);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(["about a namesake", "about nobody"]);
});

it("goes from what a report shows, in its order, and from what a company's record says of a member", async () => {
  const { matchingId, joker, ace, companyId } = await insertThread(test.db);
  const evidence = [ace.userId, joker.userId, ace.userId].map((userId, index) => ({
    seq: index + 1,
    type: 0 as const,
    userId,
    userName: userId === ace.userId ? NAME : "佐藤 花",
    text: `${index + 1}通目`,
    fileName: null,
    sentAt: start.toISOString(),
  }));
  const written = { dueAt: start, createdAt: start, updatedAt: start };
  await test.db.insert(reports).values({
    id: uuidv7(),
    reporterId: joker.userId,
    matchingId,
    reportReasons: ["other"],
    shareMessages: true,
    evidence,
    ...written,
  });
  const entry = (action: string, targetId: string) => ({
    id: uuidv7(),
    actorType: "ace",
    action,
    targetType: "ace",
    targetId,
    companyId,
    reason: NAME,
    createdAt: start,
  });
  await test.db
    .insert(auditLogs)
    .values([
      entry("removeMember", ace.userId),
      entry("handOver", uuidv7()),
      entry("suspendUser", ace.userId),
    ]);
  await forget(ace.userId, "ace");
  const [report] = await test.db.select().from(reports);
  expect(report?.evidence?.map(({ userName, text }) => `${userName} ${text}`)).toEqual([
    "退会したユーザー 1通目",
    "佐藤 花 2通目",
    "退会したユーザー 3通目",
  ]);
  const log = await test.db.select().from(auditLogs).where(eq(auditLogs.reason, NAME));
  expect(log.map(({ action }) => action)).toEqual(["handOver", "suspendUser"]);
});
