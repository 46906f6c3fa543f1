import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scheduleStatuses } from "../schedule/states.ts";
import {
  canBeTakenDown,
  countsAsUnread,
  displayContainers,
  hasSentStatus,
  isMessageType,
  type MessageType,
  messageTypeNumbers,
  messageTypes,
} from "./constants.ts";
import { displayContainer } from "./display.ts";
import { isLongImage } from "./files.ts";

const joker = { side: "joker", userId: "joker" } as const;
const ace = { side: "ace", userId: "ace" } as const;
const proposal = (
  proposerType: "ace" | "joker",
  status: (typeof scheduleStatuses)[number] = "proposed",
) => ({ status, proposerType });

describe("displayContainer", () => {
  it.each([
    ["Normal", "joker", "my", "partner"],
    ["Normal", "ace", "partner", "my"],
    ["FirstMessage", "system", "system", "system"],
    ["RescheduleMessage", "joker", "my-schedule", "partner-schedule"],
    ["RescheduleMessage", "ace", "partner-schedule", "my-schedule"],
    ["InterestAction", "system", "system-interest-action", "system"],
    ["InterestActionResult", "joker", "my", "partner"],
    ["InterestToAce", "joker", "my", "partner"],
    ["HelpfulAceContent", "system", "system-help", undefined],
    ["InterestedTheme", "joker", "my", "partner"],
    ["FileUrl", "joker", "my", "partner"],
    ["FileUrl", "ace", "partner", "my"],
  ] as const)("%s from %s: the joker sees %s, the ace %s", (name, userId, jokers, aces) => {
    const message = { type: messageTypes[name], userId };
    expect(displayContainer(message, joker)).toBe(jokers);
    expect(displayContainer(message, ace)).toBe(aces);
  });

  it("shows a proposal by its proposer and any later state as a system line", () => {
    const type = messageTypes.SystemScheduleSelection;
    const message = { type, userId: "ace", schedule: proposal("ace") };
    expect(displayContainer(message, ace)).toBe("my-schedule");
    expect(displayContainer(message, joker)).toBe("partner-schedule");
    for (const status of scheduleStatuses.filter((other) => other !== "proposed"))
      expect(displayContainer({ ...message, schedule: proposal("ace", status) }, joker)).toBe(
        "system",
      );
    expect(displayContainer({ type, userId: "ace" }, joker)).toBe("system");
    // Whoever took the thread over stands for the colleague before.
    const successor = { ...ace, userId: "successor", jokerId: "joker" } as const;
    expect(displayContainer(message, successor)).toBe("my-schedule");
    const asked = { type: messageTypes.RescheduleMessage, userId: "ace" };
    expect(displayContainer(asked, successor)).toBe("my-schedule");
  });

  it("knows seven containers", () => {
    expect(displayContainers).toEqual([
      "my",
      "my-schedule",
      "partner",
      "partner-schedule",
      "system",
      "system-help",
      "system-interest-action",
    ]);
  });

  it("renders no unknown type and puts every known one into a known container", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 30 }), (type) => {
        const container = displayContainer({ type, userId: "x" }, joker);
        if (isMessageType(type)) expect(displayContainers).toContain(container);
        else expect(container).toBeUndefined();
      }),
    );
  });
});

describe("message types", () => {
  it("are the ten stored numbers", () => {
    expect(messageTypes).toEqual({
      Normal: 0,
      FirstMessage: 3,
      SystemScheduleSelection: 4,
      RescheduleMessage: 5,
      InterestAction: 7,
      InterestActionResult: 8,
      InterestToAce: 9,
      HelpfulAceContent: 11,
      InterestedTheme: 13,
      FileUrl: 14,
    });
    expect(messageTypeNumbers).toEqual([0, 3, 4, 5, 7, 8, 9, 11, 13, 14]);
  });

  it("count as unread unless they greet, ask or help", () => {
    expect(messageTypeNumbers.filter((type) => !countsAsUnread(type))).toEqual([3, 7, 11]);
  });

  it("carry a sent status when a person wrote them", () => {
    const written: MessageType[] = messageTypeNumbers.filter(hasSentStatus);
    expect(written).toEqual([0, 14]);
  });
});

it("lets be taken down what somebody wrote or sent, and nothing that the product says", () => {
  const of = (userId: string) =>
    messageTypeNumbers.filter((type) => canBeTakenDown({ type, userId }));
  expect([of("joker"), of("system")]).toEqual([[0, 13, 14], []]);
});

it("takes a picture for long that is more than two and a half times as high as wide", () => {
  expect([500, 501].map((height) => isLongImage({ width: 200, height }))).toEqual([false, true]);
});
