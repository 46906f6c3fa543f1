import { expect, it } from "vitest";
import { videoCopy } from "./copy.ja";
import { returnText } from "./leave-window";
import type { RoomView } from "./use-room-view";

const at = (hour: number) => new Date(Date.UTC(2026, 3, 1, hour));

it.each([
  ["before its time, though the two have met", "inProgress", 0, false],
  ["from its time on, when the two have met", "inProgress", 1, true],
  ["while nobody has met", "open", 1, false],
])("says how long one may come back: %s", (_, status, hour, mayEnd) => {
  const view = { status, startAt: at(1), closesAt: at(2), serverNow: at(hour) };
  expect(returnText(view as RoomView, (text) => text) === videoCopy.leave.bodyMet).toBe(mayEnd);
});
