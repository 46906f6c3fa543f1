import { messageTypes } from "@tefuda/domain/chat/constants";
import { expect, it } from "vitest";
import { justWritten, newestMessageKey } from "./newest";
import type { TimelineItem } from "./timeline";

const outgoing = (key: string, status: "sending" | "failed"): TimelineItem => ({
  kind: "outgoing",
  key,
  follows: false,
  outgoing: { id: key, text: key, sentAt: "2025-04-03T06:00:00.000Z", status },
});
const message = (key: string): TimelineItem => ({
  kind: "message",
  key,
  container: "partner",
  follows: false,
  status: undefined,
  message: {
    id: key,
    type: messageTypes.Normal,
    text: key,
    userId: "a",
    userName: "小平",
    isSystemMessage: false,
    isExpired: false,
    isRead: false,
    isSent: true,
    sentAt: "2025-04-03T06:00:00.000Z",
    seq: 1,
  },
});

it.each([
  ["what is being sent", [message("m"), outgoing("o", "sending")], [], "o"],
  ["nothing that was on its way on opening", [outgoing("o", "sending")], ["o"], ""],
  ["nothing that was kept as not sent", [outgoing("o", "failed")], ["o"], ""],
  ["nothing that failed in another tab", [message("m"), outgoing("o", "failed")], ["m"], ""],
  ["nothing that has arrived", [message("m")], [], ""],
  ["nothing in an empty thread", [], [], ""],
])("scrolls to %s", (_what, items, onOpening, expected) => {
  expect(justWritten(items, new Set(onOpening))).toBe(expected);
});

it("takes the newest message for news although an unsent one stands below it", () => {
  expect(newestMessageKey([message("m1"), message("m2"), outgoing("o", "failed")])).toBe("m2");
  expect(newestMessageKey([])).toBe("");
});
