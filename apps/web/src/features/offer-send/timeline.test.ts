import { expect, it } from "vitest";
import { timelineOf } from "./timeline";

const day = (number: number) => new Date(Date.UTC(2026, 3, number));
const offer = {
  status: "sent",
  createdAt: day(1),
  readAt: null,
  answeredAt: null,
  expiresAt: day(15),
  updatedAt: day(2),
} as const;
const steps = (fields: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ ...offer, ...fields }).map(({ event, at, isAhead }) => [
    event,
    at.getUTCDate(),
    isAhead,
  ]);

it.each([
  [
    {},
    [
      ["sent", 1, false],
      ["deadline", 15, true],
    ],
  ],
  [
    { status: "read", readAt: day(2) },
    [
      ["sent", 1, false],
      ["read", 2, false],
      ["deadline", 15, true],
    ],
  ],
  [
    { status: "interested", readAt: day(2), answeredAt: day(3) },
    [
      ["sent", 1, false],
      ["read", 2, false],
      ["interested", 3, false],
    ],
  ],
  [
    { status: "expired" },
    [
      ["sent", 1, false],
      ["expired", 15, false],
    ],
  ],
  [
    { status: "withdrawn" },
    [
      ["sent", 1, false],
      ["withdrawn", 2, false],
    ],
  ],
] as const)("tells of %j", (fields, expected) => {
  expect(steps(fields)).toEqual(expected);
});
