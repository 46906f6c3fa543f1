import type { matchings } from "@tefuda/db/schema/matching";
import {
  type ChatViewer,
  countsAsUnread,
  messageTypes,
  SUPPORT_OPERATOR_ID,
  SYSTEM_USER_ID,
} from "@tefuda/domain/chat/constants";
import type { MatchingOrigin } from "@tefuda/domain/chat/labels.ja";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { SUPPORT_NAME } from "@tefuda/domain/joker/display-name";
import {
  firstMessages,
  interestActionMessages,
  type PlannedMessage,
} from "@tefuda/domain/matching/first-messages";
import type { InterestedTheme, InterestLevel } from "@tefuda/domain/options/interest";
import type { DemoChatTurn } from "../content/types.ts";
import type { AceRow } from "./ace.ts";
import { type ChatMessageRow, chatFileOf } from "./chat-file.ts";
import type { CompanyRow } from "./company.ts";
import { stableId } from "./ids.ts";
import type { JokerRow } from "./joker.ts";
import type { LikeRow } from "./like.ts";
import type { OfferRow } from "./offer.ts";
import type { RecruitmentRow } from "./recruitment.ts";
import {
  type MadeSchedule,
  makeSchedule,
  type ScheduleInput,
  type ScheduleMessage,
} from "./schedule.ts";
import { earlier, minutesAfter } from "./times.ts";

export type MatchingRow = typeof matchings.$inferSelect;

export interface ThreadInput {
  readonly joker: JokerRow;
  /** Absent for a thread with the support team. */
  readonly partner?: { readonly ace: AceRow; readonly company: CompanyRow } | undefined;
  /** Who writes for the support team. */
  readonly supporterId?: string | undefined;
  readonly origin: MatchingOrigin;
  readonly offer?: OfferRow | undefined;
  readonly like?: LikeRow | undefined;
  readonly recruitment?: RecruitmentRow | undefined;
  readonly themes?: readonly InterestedTheme[];
  /** What the seeker answered to the interest question, right after the match. */
  readonly answer?: InterestLevel | undefined;
  readonly turns?: readonly DemoChatTurn[];
  /** The interview that the last words led to. */
  readonly interview?: Pick<ScheduleInput, "proposer" | "status" | "startAt"> | undefined;
  readonly matchedAt: Date;
  /** Whose last words closed the thread, when the other's turn had run out. */
  readonly closedBy?: ChatViewer | undefined;
  /** What each side has it closed with. */
  readonly closeTexts?: Partial<Record<ChatViewer, string>> | undefined;
  /** The sides that have read to the end; each has read what stands before its own last words. */
  readonly readers?: readonly ChatViewer[];
}

export interface MadeThread {
  readonly matching: MatchingRow;
  readonly messages: readonly ChatMessageRow[];
  readonly interview: MadeSchedule | undefined;
}

const READ_AFTER_MINUTES = 6;
const ANSWER_AFTER_MINUTES = 8;
const PROPOSED_AFTER_MINUTES = 15;

/** A matching with its messages: counters and preview follow from them by the domain's rules. */
export function makeThread(now: Date, input: ThreadInput): MadeThread {
  const { joker, partner, offer, like, recruitment, matchedAt, themes = [] } = input;
  const id = stableId("matching", `${partner?.company.id ?? SUPPORT_OPERATOR_ID}:${joker.id}`);
  const { planned, interview } = planThread(id, input);
  const lastSeq = planned.length;
  const readTo = (side: ChatViewer) =>
    input.readers?.includes(side)
      ? lastSeq
      : planned.findLastIndex((message) => writerOf(message, joker.id) === side) + 1;
  const marks = { joker: readTo("joker"), ace: readTo("ace") };

  const messages = planned.map((message, index): ChatMessageRow => {
    const writer = writerOf(message, joker.id);
    const reader = writer === "joker" ? "ace" : "joker";
    const isRead = writer !== undefined && index < marks[reader];
    const messageId = stableId("message", `${id}:${index}`);
    return {
      ...emptyMessage,
      ...message,
      ...("file" in message && { mediaUrl: `/files/chat/${messageId}` }),
      id: messageId,
      matchingId: id,
      seq: index + 1,
      userName: nameOf(message, input),
      selectedInterestedThemes: message.selectedInterestedThemes
        ? [...message.selectedInterestedThemes]
        : null,
      readAt: isRead ? earlier(now, minutesAfter(message.sentAt, READ_AFTER_MINUTES)) : null,
      params: index === 0 ? { origin: input.origin } : {},
    };
  });
  const unreadOf = (side: ChatViewer) =>
    messages.slice(marks[side]).filter((message) => {
      const writer = writerOf(message, joker.id);
      return writer !== undefined && writer !== side && countsAsUnread(message.type);
    }).length;
  // The hint after an answered question leaves the preview to the answer.
  const last = messages.findLast(({ type }) => type !== messageTypes.HelpfulAceContent);

  return {
    matching: {
      id,
      aceId: partner?.ace.id ?? null,
      aceCompanyId: partner?.company.id ?? null,
      jokerId: joker.id,
      operatorId: partner ? null : SUPPORT_OPERATOR_ID,
      offerId: offer?.id ?? null,
      likeId: like?.id ?? null,
      recruitmentId: recruitment?.id ?? null,
      recruitmentRevision: offer?.recruitmentRevision ?? recruitment?.revision ?? null,
      purpose: offer?.purpose ?? null,
      isSentFirstSchedule: interview !== undefined,
      isDoneVideoChat: interview?.schedule.status === "done",
      doneVideoChatAt:
        (interview?.videoChat?.status === "done" && interview.videoChat.endedAt) || null,
      matchedAt,
      lastMessage: last ? messagePreview(last) : "",
      lastSenderId: last?.userId ?? null,
      lastMessagedAt: last?.sentAt ?? matchedAt,
      selectedInterestedThemes: [...themes],
      selectedInterestAction: like?.selectedInterestAction ?? input.answer ?? null,
      lastSeq,
      aceLastReadSeq: marks.ace,
      jokerLastReadSeq: marks.joker,
      aceUnreadCount: unreadOf("ace"),
      jokerUnreadCount: unreadOf("joker"),
      aceCloseText: input.closeTexts?.ace ?? null,
      jokerCloseText: input.closeTexts?.joker ?? null,
      closedAt: input.closedBy && last ? last.sentAt : null,
      closedSeq: input.closedBy ? lastSeq : null,
      closedBy: input.closedBy ?? null,
      turnRemindedSeq: null,
      aceMailedAt: null,
      jokerMailedAt: null,
      createdAt: matchedAt,
      updatedAt: last?.sentAt ?? matchedAt,
    },
    messages,
    interview,
  };
}

const emptyMessage = {
  isExpired: false,
  mediaUrl: null,
  file: null,
  otherTheme: null,
  selectedInterestAction: null,
  schedule: null,
  scheduleId: null,
  removedAt: null,
};

type FileMessage = PlannedMessage & { readonly file: ChatFile };
type Planned = PlannedMessage | ScheduleMessage | FileMessage;

function planThread(id: string, input: ThreadInput) {
  const { joker, partner, recruitment, origin, like, answer, matchedAt } = input;
  const thread = {
    origin,
    jokerName: joker.name ?? "",
    aceName: partner?.ace.name ?? "",
    companyName: partner?.company.name ?? "",
    recruitmentTitle: recruitment?.title,
    hasArticle: Boolean(partner?.ace.articleId),
  };
  const ids = {
    joker: joker.id,
    ace: partner?.ace.id ?? input.supporterId ?? SUPPORT_OPERATOR_ID,
  };
  const planned: Planned[] = firstMessages({
    origin,
    jokerId: joker.id,
    themes: input.themes,
    likeAction: like?.selectedInterestAction,
    thread,
    now: matchedAt,
  });
  let time = matchedAt;
  const question = planned.at(-1);
  if (answer && question?.type === messageTypes.InterestAction) {
    time = minutesAfter(matchedAt, ANSWER_AFTER_MINUTES);
    planned.splice(
      -1,
      1,
      { ...question, selectedInterestAction: answer },
      ...interestActionMessages({ jokerId: joker.id, action: answer, thread, now: time }),
    );
  }
  for (const { from, text, file, minutesAfter: waited } of input.turns ?? []) {
    time = minutesAfter(time, waited);
    const written = { userId: ids[from], isSystemMessage: false, sentAt: time };
    planned.push(
      file
        ? { ...written, type: messageTypes.FileUrl, text: "", file: chatFileOf(file) }
        : { ...written, type: messageTypes.Normal, text },
    );
  }
  const interview =
    input.interview &&
    makeSchedule({
      ...input.interview,
      matchingId: id,
      ids,
      purpose: input.offer?.purpose ?? "casual",
      proposedAt: minutesAfter(time, PROPOSED_AFTER_MINUTES),
      thread,
    });
  return { planned: [...planned, ...(interview?.messages ?? [])], interview };
}

/** The side that wrote a message; nobody wrote those of the system. */
function writerOf(message: { readonly userId: string }, jokerId: string): ChatViewer | undefined {
  if (message.userId === SYSTEM_USER_ID) return undefined;
  return message.userId === jokerId ? "joker" : "ace";
}

function nameOf(message: PlannedMessage, { joker, partner }: ThreadInput): string {
  switch (writerOf(message, joker.id)) {
    case "joker":
      return joker.name ?? "";
    case "ace":
      return partner?.ace.name ?? SUPPORT_NAME;
    case undefined:
      return "";
  }
}
