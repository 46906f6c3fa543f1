import { CHAT_PREVIEW_MAX } from "../constants/limits.ts";
import { isWithdrawn } from "../schedule/states.ts";
import type { ScheduleSnapshot } from "../schedule/types.ts";
import { truncateGraphemes } from "../text/graphemes.ts";
import { type MessageType, messageTypes } from "./constants.ts";
import { chatTexts, previewTexts, schedulePreviewTexts } from "./labels.ja.ts";

export interface PreviewedMessage {
  readonly type: MessageType;
  readonly text: string;
  readonly schedule?: Pick<ScheduleSnapshot, "status" | "selectedCandidateId"> | null | undefined;
  readonly isRemoved?: boolean | undefined;
}

/** The `lastMessage` of a matching: what its list shows of the newest message. */
export function messagePreview({ type, text, schedule, isRemoved }: PreviewedMessage): string {
  if (isRemoved) return chatTexts.removed.joker;
  switch (type) {
    case messageTypes.Normal:
      return truncateGraphemes(text.replace(/\s*\r?\n\s*/g, " ").trim(), CHAT_PREVIEW_MAX);
    case messageTypes.FileUrl:
      return previewTexts.file;
    case messageTypes.SystemScheduleSelection:
      if (schedule && isWithdrawn(schedule)) return previewTexts.withdrawn;
      return schedulePreviewTexts[schedule?.status ?? "proposed"];
    case messageTypes.RescheduleMessage:
      return previewTexts.reschedule;
    case messageTypes.FirstMessage:
    case messageTypes.HelpfulAceContent:
      return previewTexts.matched;
    case messageTypes.InterestAction:
      return previewTexts.interestAsked;
    case messageTypes.InterestActionResult:
    case messageTypes.InterestToAce:
      return previewTexts.interestTold;
    case messageTypes.InterestedTheme:
      return previewTexts.themes;
    default:
      return type satisfies never;
  }
}
