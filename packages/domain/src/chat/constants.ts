/** In the address of a room: the number of the message that it opens at. */
export const MESSAGE_PARAM = "m";

/** Types of chat messages with their stored numbers (spec 3 · Message types). */
export const messageTypes = {
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
} as const;
export type MessageTypeName = keyof typeof messageTypes;
export type MessageType = (typeof messageTypes)[MessageTypeName];
export const messageTypeNumbers: readonly MessageType[] = Object.values(messageTypes);

/** Whether a number is a known message type; an unknown one is not rendered. */
export function isMessageType(type: number): type is MessageType {
  return messageTypeNumbers.some((known) => known === type);
}

/** How a message stands on the screen (spec 3 · Display containers). */
export const displayContainers = [
  "my",
  "my-schedule",
  "partner",
  "partner-schedule",
  "system",
  "system-help",
  "system-interest-action",
] as const;
export type DisplayContainer = (typeof displayContainers)[number];

/** The two views of a thread. */
export type ChatViewer = "joker" | "ace";

/** Stored as the sender of messages that nobody wrote. */
export const SYSTEM_USER_ID = "system";
/** Stored as `operatorId` of a support-team matching (spec 3 · Matching). */
export const SUPPORT_OPERATOR_ID = "operator";

/** Types that raise the other side's unread counter; greetings and hints do not. */
export const unreadMessageTypes = [
  messageTypes.Normal,
  messageTypes.SystemScheduleSelection,
  messageTypes.RescheduleMessage,
  messageTypes.InterestActionResult,
  messageTypes.InterestToAce,
  messageTypes.InterestedTheme,
  messageTypes.FileUrl,
] as const satisfies readonly MessageType[];

/** Whether a message written by the other side counts as unread. */
export function countsAsUnread(type: MessageType): boolean {
  return unreadMessageTypes.some((counted) => counted === type);
}

/** Types that carry a sent status (spec 4 · Scheduling and chat). */
export function hasSentStatus(type: MessageType): boolean {
  return type === messageTypes.Normal || type === messageTypes.FileUrl;
}

const ownWordTypes: readonly MessageType[] = [
  messageTypes.Normal,
  messageTypes.FileUrl,
  messageTypes.InterestedTheme,
];

/** Whether a message holds a person's own words or file, and so can be taken down. */
export function canBeTakenDown(message: {
  readonly type: MessageType;
  readonly userId: string;
}): boolean {
  return message.userId !== SYSTEM_USER_ID && ownWordTypes.includes(message.type);
}
