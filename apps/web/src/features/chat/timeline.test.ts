import type { ChatMessage } from "@tefuda/domain/chat/message";
import { describe, expect, it } from "vitest";
import { timeline } from "./timeline";

const now = new Date("2025-04-03T06:00:00.000Z");
const joker = { side: "joker", userId: "j" } as const;
const message = (seq: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  type: 0,
  text: "",
  userId: "a",
  userName: "",
  isSystemMessage: false,
  isExpired: false,
  isRead: false,
  isSent: true,
  sentAt: `2025-04-03T05:0${seq}:00.000Z`,
  seq,
  ...fields,
});
const show = (messages: ChatMessage[], viewer: Parameters<typeof timeline>[1] = joker) =>
  timeline({ messages, unsent: [] }, viewer, { partnerReadSeq: 2, now });

describe("timeline", () => {
  it("separates days as a Japanese calendar has them", () => {
    const items = show([
      message(1, { sentAt: "2025-04-02T14:59:00.000Z" }),
      message(2, { sentAt: "2025-04-02T15:00:00.000Z" }),
    ]);
    expect(items.map((item) => (item.kind === "day" ? item.label : item.kind))).toEqual([
      "昨日",
      "message",
      "今日",
      "message",
    ]);
  });

  it("joins the run of one person within five minutes", () => {
    const items = show([
      message(1),
      message(2),
      message(3, { userId: "j" }),
      message(4, { userId: "j", sentAt: "2025-04-03T05:30:00.000Z" }),
    ]);
    expect(items.flatMap((item) => (item.kind === "message" ? [item.follows] : []))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("gives own texts and files a sent status, and nothing else", () => {
    const items = show([
      message(1, { userId: "j" }),
      message(2, { userId: "j", type: 14 }),
      message(3, { userId: "j" }),
      message(4),
      message(5, { userId: "j", type: 8 }),
    ]);
    expect(items.flatMap((item) => (item.kind === "message" ? [item.status] : []))).toEqual([
      "read",
      "read",
      "sent",
      undefined,
      undefined,
    ]);
  });

  it("leaves out what this side does not see and types nobody knows", () => {
    const hint = message(1, { type: 11, userId: "system" });
    const unknown = { ...message(2), type: 99 } as unknown as ChatMessage;
    expect(show([hint, unknown], { side: "ace", userId: "a" })).toEqual([]);
    expect(show([hint, unknown]).map(({ kind }) => kind)).toEqual(["day", "message"]);
  });

  it("marks the first message that asks to be read, once, and begins a new run under it", () => {
    const own = message(2, { userId: "j" });
    const system = message(3, { userId: "system", isSystemMessage: true });
    const items = timeline(
      { messages: [message(1), own, system, message(4), message(5)], unsent: [] },
      joker,
      { partnerReadSeq: 0, readSeq: 1, now },
    );
    expect(items.map((item) => (item.kind === "message" ? item.message.seq : item.kind))).toEqual([
      "day",
      1,
      2,
      3,
      "unread",
      4,
      5,
    ]);
  });

  it("puts what is on its way at the end", () => {
    const outgoing = { id: "o", text: "", sentAt: now.toISOString(), status: "sending" } as const;
    const items = timeline({ messages: [message(1)], unsent: [outgoing] }, joker, {
      partnerReadSeq: 0,
      now,
    });
    expect(items.at(-1)).toMatchObject({ kind: "outgoing", key: "o" });
  });

  it("says each day once, though what was kept unsent is older than the newest message", () => {
    const unsent = ["2025-04-02T05:00:00.000Z", "2025-04-03T05:30:00.000Z"].map((sentAt) => ({
      id: sentAt,
      text: "",
      sentAt,
      status: "failed" as const,
    }));
    const yesterday = message(1, { sentAt: "2025-04-02T03:00:00.000Z", userId: "j" });
    const items = timeline({ messages: [yesterday, message(2, { userId: "j" })], unsent }, joker, {
      partnerReadSeq: 0,
      now,
    });
    expect(items.map((item) => (item.kind === "day" ? item.label : item.kind))).toEqual([
      "昨日",
      "message",
      "今日",
      "message",
      "outgoing",
      "outgoing",
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.flatMap((item) => (item.kind === "outgoing" ? [item.follows] : []))).toEqual([
      false,
      false,
    ]);
  });
});
