import { interviewWith } from "../interview/phrase.ja.ts";
import { STAFF_NAME } from "../joker/display-name.ts";
import {
  type InterestedTheme,
  type InterestLevel,
  interestedThemeLabels,
  interestLevelLabels,
} from "../options/interest.ts";
import { scheduleReasonLabels } from "../schedule/constants.ts";
import { isWithdrawn } from "../schedule/states.ts";
import type { ScheduleSnapshot } from "../schedule/types.ts";
import { fillTemplate } from "../text/template.ts";
import { type ChatViewer, type MessageType, messageTypes } from "./constants.ts";
import { isOwnSide, type MessageViewer } from "./display.ts";
import { chatTexts, firstMessageTexts, type MatchingOrigin, scheduleTexts } from "./labels.ja.ts";
import type { ChatFile } from "./message.ts";

/** What a text needs of the thread it stands in. */
export interface ThreadContext {
  readonly origin: MatchingOrigin;
  readonly jokerName: string;
  readonly aceName: string;
  readonly companyName: string;
  readonly recruitmentTitle?: string | null | undefined;
  /** Whether the ace has an article that helps to prepare. */
  readonly hasArticle?: boolean | undefined;
}

/** What a text needs of the message itself. */
export interface TextedMessage {
  readonly type: MessageType;
  readonly text: string;
  readonly userId: string;
  readonly isRemoved?: boolean | undefined;
  readonly file?: ChatFile | null | undefined;
  readonly selectedInterestedThemes?: readonly InterestedTheme[] | null | undefined;
  readonly otherTheme?: string | null | undefined;
  readonly selectedInterestAction?: InterestLevel | null | undefined;
  readonly schedule?: ScheduleSnapshot | null | undefined;
}

export type TextViewer = MessageViewer;

/**
 * The text of a message as one side reads it. Clients render texts with two views from the type and
 * its fields; what is kept of them names nobody ({@link keptText}).
 */
export function messageText(
  message: TextedMessage,
  viewer: TextViewer,
  thread: ThreadContext,
): string {
  if (message.isRemoved) return chatTexts.removed[viewer.side];
  const { side } = viewer;
  const action = message.selectedInterestAction;
  const values = {
    ...thread,
    recruitmentTitle: thread.recruitmentTitle ?? "",
    hasArticle: undefined,
    label: action ? interestLevelLabels[action] : "",
  };
  switch (message.type) {
    case messageTypes.Normal:
      return message.text;
    case messageTypes.FileUrl:
      return fillTemplate(chatTexts.file[side], {
        fileName: message.file?.name,
        size: message.file ? fileSizeText(message.file.size) : undefined,
      });
    case messageTypes.FirstMessage:
      return fillTemplate(firstMessageTexts[thread.origin][side], values);
    case messageTypes.InterestedTheme:
      return themesText(message, side, thread);
    case messageTypes.InterestToAce:
    case messageTypes.InterestActionResult:
      return fillTemplate(chatTexts.interestTold[side], values);
    case messageTypes.InterestAction:
      return fillTemplate(
        (action ? chatTexts.interestAnswered : chatTexts.interestAsked)[side],
        values,
      );
    case messageTypes.HelpfulAceContent:
      return fillTemplate(
        (thread.hasArticle ? chatTexts.helpfulArticle : chatTexts.helpfulHint)[side],
        values,
      );
    case messageTypes.SystemScheduleSelection:
    case messageTypes.RescheduleMessage:
      return message.schedule ? scheduleText(message, message.schedule, viewer, thread) : "";
    default:
      return message.type satisfies never;
  }
}

/**
 * The text that is kept with a message of the product's own: the seeker's view without a person's
 * name, so that none has to be taken out of it when somebody is erased.
 */
export const keptText = (
  message: TextedMessage,
  jokerId: string,
  thread: Omit<ThreadContext, "jokerName" | "aceName">,
): string =>
  messageText(
    message,
    { side: "joker", userId: jokerId },
    { ...thread, jokerName: "", aceName: STAFF_NAME },
  );

function themesText(message: TextedMessage, side: ChatViewer, thread: ThreadContext): string {
  const themes = (message.selectedInterestedThemes ?? [])
    .map((theme) => interestedThemeLabels[theme])
    .join("、");
  const line = fillTemplate(chatTexts.themes[side], { jokerName: thread.jokerName, themes });
  if (!message.otherTheme) return line;
  return `${line}\n${fillTemplate(chatTexts.otherTheme[side], { text: message.otherTheme })}`;
}

function scheduleText(
  message: TextedMessage,
  schedule: ScheduleSnapshot,
  viewer: TextViewer,
  thread: ThreadContext,
): string {
  const name = viewer.side === "joker" ? thread.aceName : thread.jokerName;
  return fillTemplate(scheduleTemplate(message, schedule, viewer), {
    name,
    label: scheduleReasonText(schedule),
    interview: interviewWith(name, chosenStart(schedule)),
    minutes: schedule.durationMinutes,
  });
}

function scheduleTemplate(
  message: TextedMessage,
  schedule: ScheduleSnapshot,
  viewer: TextViewer,
): string {
  const isMine = isOwnSide(message.userId, viewer);
  if (message.type === messageTypes.RescheduleMessage)
    return isMine ? scheduleTexts.rescheduleByMe : scheduleTexts.rescheduleByOther;
  if (isWithdrawn(schedule))
    return isMine ? scheduleTexts.withdrawnByMe : scheduleTexts.withdrawnByOther;
  switch (schedule.status) {
    case "proposed":
      return schedule.proposerType === viewer.side
        ? scheduleTexts.proposedByMe
        : scheduleTexts.proposedByOther;
    case "fixed":
    case "expired":
    case "done":
      return scheduleTexts[schedule.status];
    case "cancelled":
      return schedule.reasonKey ? scheduleTexts.cancelled : scheduleTexts.cancelledWithoutReason;
    case "rescheduleRequested":
      return scheduleTexts.rescheduleByOther;
    default:
      return schedule.status satisfies never;
  }
}

/** The time that an interview is or was fixed at. */
function chosenStart({ candidates, selectedCandidateId }: ScheduleSnapshot): Date | null {
  const chosen = candidates.find(({ id }) => id === selectedCandidateId);
  return chosen ? new Date(chosen.startAt) : null;
}

/** A reason as both sides read it; `other` shows the note that came with it. */
export function scheduleReasonText(
  schedule: Pick<ScheduleSnapshot, "reasonKey" | "reasonNote">,
): string {
  if (!schedule.reasonKey) return "";
  return schedule.reasonKey === "other" && schedule.reasonNote
    ? schedule.reasonNote
    : scheduleReasonLabels[schedule.reasonKey];
}

/** A file's size for people: whole KB below 1 MB, one decimal above. */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))}KB`
    : `${(kilobytes / 1024).toFixed(1)}MB`;
}
