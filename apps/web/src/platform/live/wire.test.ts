import { expect, it } from "vitest";
import { isOfTopic, type LiveMessage } from "./wire.ts";

const counted: LiveMessage = { topic: "unread", type: "added", id: "total", doc: { total: 3 } };

it("knows by the topic what a message holds, and refuses a topic that there is not", () => {
  expect(isOfTopic(counted, "unread") && counted.type === "added" && counted.doc.total).toBe(3);
  expect(isOfTopic(counted, "chat:unread")).toBe(false);
  // @ts-expect-error No topic has this name.
  expect(isOfTopic(counted, "unraed")).toBe(false);
  // @ts-expect-error Nor has one with a key.
  expect(isOfTopic(counted, "chta:1")).toBe(false);
});
