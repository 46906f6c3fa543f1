import { messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { expect, it } from "vitest";
import { announcement } from "./announcement";
import { timeline, type Viewer } from "./timeline";

const now = new Date("2025-04-03T06:00:00.000Z");
const joker: Viewer = { side: "joker", userId: "j", jokerId: "j", aceId: "a" };
const message = (seq: number, fields: Partial<ChatMessage>): ChatMessage => ({
  id: `m${seq}`,
  type: messageTypes.Normal,
  text: "はじめまして",
  userId: "a",
  userName: "前任",
  isSystemMessage: false,
  isExpired: false,
  isRead: false,
  isSent: true,
  sentAt: now.toISOString(),
  seq,
  ...fields,
});
const context = {
  origin: "offer",
  jokerName: "水城",
  aceName: "小平",
  companyName: "会社",
  recruitmentTitle: "募集",
  hasArticle: false,
} as const;
const hear = (messages: ChatMessage[], viewer = joker) =>
  announcement(
    timeline({ messages, unsent: [] }, viewer, { partnerReadSeq: 0, now }),
    viewer,
    context,
    "小平",
  );
const ace: Viewer = { side: "ace", userId: "a", jokerId: "j", aceId: "a" };

const system = { userId: SYSTEM_USER_ID, isSystemMessage: true };
const handOver = message(2, { ...system, text: "担当者が変わりました。" });

it.each([
  ["the partner's words under their name", [message(1, {})], "小平さん：はじめまして"],
  ["what the service says by itself", [message(1, {}), handOver], "担当者が変わりました。"],
  ["a former ace under the name of then", [message(1, { userId: "b" })], "前任さん：はじめまして"],
  ["nothing of one's own", [message(1, {}), message(2, { userId: "j" })], "小平さん：はじめまして"],
  ["nothing in an empty thread", [], ""],
])("says %s", (_what, messages, expected) => {
  expect(hear(messages)?.text ?? "").toBe(expected);
});

it("says nothing of what a colleague wrote before on one's own side", () => {
  expect(hear([message(1, { userId: "b" })], ace)).toBeUndefined();
});

it("says to a witness what either side wrote, under the writer's name", () => {
  const witness = { ...ace, isWitness: true };
  const said = message(2, { userId: "a", userName: "大田", text: "承知しました" });
  expect(hear([message(1, { userId: "j", userName: "水城" }), said], witness)?.text).toBe(
    "大田さん：承知しました",
  );
});

it("tells two messages apart that say the same", () => {
  const [one, both] = [hear([message(1, {})]), hear([message(1, {}), message(2, {})])];
  expect(both?.text).toBe(one?.text);
  expect(both?.key).not.toBe(one?.key);
});
