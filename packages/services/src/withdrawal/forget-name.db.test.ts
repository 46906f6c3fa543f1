import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
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
const forget = (id: string, kind: "joker" | "ace" = "joker", name = NAME) =>
  test.db.transaction((tx) => forgetName(tx, { id, kind, name }));

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
const told = (matchingId: string) => ({
  ...message(matchingId, SYSTEM_USER_ID, "", `${NAME}さんからのお知らせ`),
  isSystemMessage: true,
});
const archive = (sides: { jokerId: string; aceId: string; aceCompanyId: string }) => ({
  id: uuidv7(),
  route: "release" as const,
  matching: {},
  matchedAt: start,
  deletedAt: start,
  ...sides,
});
const textsOf = async (matchingId: string) =>
  (
    await test.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId))
      .orderBy(asc(chatMessages.seq))
  )
    .filter(({ seq: place }) => place > 100)
    .map(({ userName, text }) => `${userName}: ${text}`);

it("goes from what the product wrote into the person's threads, and from nothing that people wrote", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const namesakes = await insertThread(test.db);
  await test.db.insert(chatMessages).values([
    message(matchingId, joker.userId, NAME, `${NAME}です。`),
    message(matchingId, joker.userId, "", "名前のない発言"),
    message(matchingId, ace.userId, "田中 一郎", `${NAME}さん、こんにちは。`),
    told(matchingId),
    {
      ...message(matchingId, ace.userId, "田中 一郎", `${NAME}さんと面談`),
      scheduleId: uuidv7(),
    },
    told(namesakes.matchingId),
  ]);
  await test.db.update(matchings).set({ lastMessage: `${NAME}さんと面談` });
  await forget(joker.userId);
  expect(await textsOf(matchingId)).toEqual([
    `退会したユーザー: ${NAME}です。`,
    ": 名前のない発言",
    `田中 一郎: ${NAME}さん、こんにちは。`,
    ": 退会したユーザーからのお知らせ",
    "田中 一郎: 退会したユーザーと面談",
  ]);
  expect(await textsOf(namesakes.matchingId)).toEqual([`: ${NAME}さんからのお知らせ`]);
  const last = await test.db.select().from(matchings).orderBy(asc(matchings.createdAt));
  expect(Object.fromEntries(last.map(({ id, lastMessage }) => [id, lastMessage]))).toEqual({
    [matchingId]: "退会したユーザーと面談",
    [namesakes.matchingId]: `${NAME}さんと面談`,
  });
});

it("goes from threads that a colleague has now, and from no thread of a namesake's", async () => {
  const [written, announced, others] = [
    await insertThread(test.db),
    await insertThread(test.db),
    await insertThread(test.db),
  ];
  const { companyId } = written;
  const leaver = await insertAce(test.db, companyId);
  const handOver = (matchingId: string, name: string) => ({
    ...message(matchingId, SYSTEM_USER_ID, "", `担当者が${name}さんに変わりました。`),
    isSystemMessage: true,
  });
  // Two threads of the company that the leaver had between two colleagues, and one of another company.
  await test.db
    .update(matchings)
    .set({ aceCompanyId: companyId })
    .where(eq(matchings.id, announced.matchingId));
  await test.db
    .insert(chatMessages)
    .values([
      message(written.matchingId, leaver.userId, NAME, "引き続きお願いします。"),
      told(written.matchingId),
      handOver(announced.matchingId, NAME),
      handOver(announced.matchingId, "後任 次郎"),
      handOver(others.matchingId, NAME),
    ]);
  await forget(leaver.userId, "ace");
  expect(await textsOf(written.matchingId)).toEqual([
    "退会したユーザー: 引き続きお願いします。",
    ": 退会したユーザーからのお知らせ",
  ]);
  expect(await textsOf(announced.matchingId)).toEqual([
    ": 担当者が退会したユーザーに変わりました。",
    ": 担当者が後任 次郎さんに変わりました。",
  ]);
  expect(await textsOf(others.matchingId)).toEqual([`: 担当者が${NAME}さんに変わりました。`]);
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
      { ...told(handedOver.id), text: `担当者が${NAME}さんに変わりました。` },
    ]);
  await forget(ace.userId, "ace");
  const kept = await test.db
    .select()
    .from(deletedChatMessages)
    .orderBy(asc(deletedChatMessages.seq));
  expect(kept.map(({ userName, text }) => `${text} ${userName}`)).toEqual([
    "一 退会したユーザー",
    "二 佐藤 花",
    "三 退会したユーザー",
    "四 後任 次郎",
    "担当者が退会したユーザーに変わりました。 ",
  ]);
  await forget(joker.userId, "joker", "佐藤 花");
  const [, second] = await test.db
    .select()
    .from(deletedChatMessages)
    .orderBy(asc(deletedChatMessages.seq));
  expect(second?.userName).toBe("退会したユーザー");
});

it("goes with the notices and mails that say it to partners and their company, and with no others", async () => {
  const { joker, ace, companyId } = await insertThread(test.db);
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  const { ace: stranger } = await insertThread(test.db);
  const notice = (userId: string, content: string) => ({
    id: uuidv7(),
    userId,
    type: "matchingEstablished" as const,
    content,
    createdAt: start,
  });
  await test.db
    .insert(notifications)
    .values([
      notice(ace.userId, `${NAME}さんとマッチングしました`),
      notice(admin.userId, `${NAME}さんとマッチングしました`),
      notice(ace.userId, "ほかのお知らせ"),
      notice(stranger.userId, `同姓同名の${NAME}さん`),
    ]);
  const mail = (
    to: string,
    userId: string,
    more: Partial<typeof mailOutbox.$inferInsert> & { name?: string } = {},
  ): typeof mailOutbox.$inferInsert => {
    const { name = NAME, ...rest } = more;
    const params = { date: "", time: "", name, aceName: "", url: "" };
    return {
      id: uuidv7(),
      template: "interviewGivenAway",
      to,
      userId,
      params,
      status: "sent",
      nextAttemptAt: start,
      createdAt: start,
      ...rest,
    };
  };
  const attachments = [{ name: "invite.ics", contentType: "text/calendar", content: "BEGIN" }];
  const nameless = { name: "", attachments };
  await test.db
    .insert(mailOutbox)
    .values([
      mail("partner, by name", ace.userId),
      mail("admin, by name", admin.userId),
      mail("partner, an invitation", ace.userId, nameless),
      mail("partner, waiting", ace.userId, { status: "waiting" }),
      mail("partner, of something else", ace.userId, { name: "別の人" }),
      mail("admin, an invitation", admin.userId, nameless),
      mail("stranger, of a namesake", stranger.userId),
      mail("stranger, an invitation", stranger.userId, nameless),
    ]);
  await forget(joker.userId);
  const notices = await test.db.select().from(notifications);
  expect(notices.map(({ content }) => content).toSorted()).toEqual([
    "ほかのお知らせ",
    `同姓同名の${NAME}さん`,
  ]);
  const mails = await test.db.select().from(mailOutbox);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    "admin, an invitation",
    "partner, of something else",
    "partner, waiting",
    "stranger, an invitation",
    "stranger, of a namesake",
  ]);
});

it("is looked for nowhere where the person never gave one", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const content = "マッチングが成立しました";
  await test.db.insert(notifications).values({
    id: uuidv7(),
    userId: ace.userId,
    type: "matchingEstablished",
    content,
    createdAt: start,
  });
  await test.db.insert(chatMessages).values(told(matchingId));
  await forget(joker.userId, "joker", "");
  expect(await test.db.select().from(notifications)).toMatchObject([{ content }]);
  expect(await textsOf(matchingId)).toEqual([`: ${NAME}さんからのお知らせ`]);
});
