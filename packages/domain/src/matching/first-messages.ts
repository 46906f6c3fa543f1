import { type MessageType, messageTypes, SYSTEM_USER_ID } from "../chat/constants.ts";
import type { MatchingOrigin } from "../chat/labels.ja.ts";
import { keptText, type ThreadContext } from "../chat/text.ts";
import { INTEREST_TO_ACE_OFFSET_MS, INTERESTED_THEME_OFFSET_MS } from "../constants/timing.ts";
import type { InterestedTheme, InterestLevel } from "../options/interest.ts";

/** Between the two messages of an interest action (spec 4 · Interest action). */
const HELPFUL_CONTENT_OFFSET_MS = 200;

export interface PlannedMessage {
  readonly type: MessageType;
  readonly userId: string;
  readonly isSystemMessage: boolean;
  readonly text: string;
  readonly sentAt: Date;
  readonly selectedInterestedThemes?: readonly InterestedTheme[];
  readonly otherTheme?: string;
  readonly selectedInterestAction?: InterestLevel;
}

export interface MatchingStart {
  readonly origin: MatchingOrigin;
  readonly jokerId: string;
  readonly themes?: readonly InterestedTheme[] | undefined;
  readonly otherTheme?: string | null | undefined;
  /** The action selected on the like, when it came with one. */
  readonly likeAction?: InterestLevel | null | undefined;
  readonly thread: Omit<ThreadContext, "origin">;
  readonly now: Date;
}

/**
 * The messages that a new matching starts with, in their order (spec 4 · Matching creation): the
 * first message, the themes 200 ms later, and 400 ms later what the like said, or the question
 * for it. A support thread asks for no interest.
 */
export function firstMessages(start: MatchingStart): PlannedMessage[] {
  const plan = planner(start.jokerId, { ...start.thread, origin: start.origin }, start.now);
  const messages = [plan(messageTypes.FirstMessage, 0)];
  if (start.themes && start.themes.length > 0)
    messages.push(
      plan(messageTypes.InterestedTheme, INTERESTED_THEME_OFFSET_MS, {
        selectedInterestedThemes: start.themes,
        ...(start.otherTheme ? { otherTheme: start.otherTheme } : {}),
      }),
    );
  if (start.likeAction)
    messages.push(
      plan(messageTypes.InterestToAce, INTEREST_TO_ACE_OFFSET_MS, {
        selectedInterestAction: start.likeAction,
      }),
    );
  else if (start.origin !== "operator")
    messages.push(plan(messageTypes.InterestAction, INTEREST_TO_ACE_OFFSET_MS));
  return messages;
}

/**
 * The two messages that answering the interest question adds: the result, then what may help next
 * (spec 4 · Interest action). Only the first one counts as unread for the ace.
 */
export function interestActionMessages(answer: {
  readonly jokerId: string;
  readonly action: InterestLevel;
  readonly thread: ThreadContext;
  readonly now: Date;
}): [PlannedMessage, PlannedMessage] {
  const plan = planner(answer.jokerId, answer.thread, answer.now);
  return [
    plan(messageTypes.InterestActionResult, 0, { selectedInterestAction: answer.action }),
    plan(messageTypes.HelpfulAceContent, HELPFUL_CONTENT_OFFSET_MS),
  ];
}

/** The message of themes that were chosen after the match, such as one that arose from a like. */
export function themeMessage(choice: {
  readonly jokerId: string;
  readonly themes: readonly InterestedTheme[];
  readonly otherTheme?: string | null | undefined;
  readonly thread: ThreadContext;
  readonly now: Date;
}): PlannedMessage {
  const plan = planner(choice.jokerId, choice.thread, choice.now);
  return plan(messageTypes.InterestedTheme, 0, {
    selectedInterestedThemes: choice.themes,
    ...(choice.otherTheme ? { otherTheme: choice.otherTheme } : {}),
  });
}

type PlannedFields = Pick<
  PlannedMessage,
  "selectedInterestedThemes" | "otherTheme" | "selectedInterestAction"
>;

const jokerTypes: readonly MessageType[] = [
  messageTypes.InterestedTheme,
  messageTypes.InterestToAce,
  messageTypes.InterestActionResult,
];

function planner(jokerId: string, thread: ThreadContext, now: Date) {
  return (type: MessageType, offset: number, fields: PlannedFields = {}): PlannedMessage => {
    const isSystemMessage = !jokerTypes.includes(type);
    const userId = isSystemMessage ? SYSTEM_USER_ID : jokerId;
    return {
      type,
      userId,
      isSystemMessage,
      text: keptText({ type, text: "", userId, ...fields }, jokerId, thread),
      sentAt: new Date(now.getTime() + offset),
      ...fields,
    };
  };
}
