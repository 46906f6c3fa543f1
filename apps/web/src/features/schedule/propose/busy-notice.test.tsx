import { errorText } from "@tefuda/domain/errors/messages.ja";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { scheduleRoomCopy } from "../room-copy.ja.ts";
import { BusyNotice } from "./busy-notice.tsx";

const { busyFault: copy, taken } = scheduleRoomCopy;
const away = errorText("fetchGoogleCalendarEventFailure");
const ended = errorText("googleAuthExpired");

const shown = (fault: Parameters<typeof BusyNotice>[0]["busyFault"], hasFailed: boolean) => {
  const html = renderToStaticMarkup(
    <BusyNotice busyFault={fault} hasFailed={hasFailed} retry={() => undefined} />,
  );
  return {
    texts: [taken.failed, away, ended].filter((text) => html.includes(text)),
    ways: html.match(new RegExp(`${taken.retry}|${copy.action}`, "g")) ?? [],
  };
};

test.each([
  ["all was read", null, false, [], []],
  ["our own times are missing", null, true, [taken.failed], [taken.retry]],
  ["the provider is away", "fetchGoogleCalendarEventFailure", false, [away], [taken.retry]],
  ["the link has ended", "googleAuthExpired", false, [ended], [copy.action]],
  [
    "both are missing",
    "fetchGoogleCalendarEventFailure",
    true,
    [taken.failed, away],
    [taken.retry, taken.retry],
  ],
  [
    "one is missing and the link has ended",
    "googleAuthExpired",
    true,
    [taken.failed, ended],
    [taken.retry, copy.action],
  ],
] as const)("says what is missing, and the way on: %s", (_, fault, hasFailed, texts, ways) => {
  expect(shown(fault, hasFailed)).toEqual({ texts, ways });
});
