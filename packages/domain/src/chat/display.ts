import type { ScheduleStatus } from "../schedule/states.ts";
import {
  type ChatViewer,
  type DisplayContainer,
  isMessageType,
  type MessageType,
  messageTypes,
  SYSTEM_USER_ID,
} from "./constants.ts";

export interface DisplayedMessage {
  readonly type: number;
  readonly userId: string;
  readonly schedule?:
    | { readonly status: ScheduleStatus; readonly proposerType: ChatViewer }
    | null
    | undefined;
}

export interface MessageViewer {
  readonly side: ChatViewer;
  readonly userId: string;
  /** The seeker of the thread, where it is known: a colleague may have written on one's side before. */
  readonly jokerId?: string | undefined;
}

/** Whether a message was written on the viewer's side of the thread. */
export function isOwnSide(userId: string, viewer: MessageViewer): boolean {
  if (userId === viewer.userId) return true;
  return viewer.side === "ace" && viewer.jokerId !== undefined && userId !== viewer.jokerId;
}

/**
 * The container in which a viewer sees a message, `undefined` when it is not rendered: a type
 * nobody knows, or one that this side does not see (spec 3 · Display containers).
 */
export function displayContainer(
  message: DisplayedMessage,
  viewer: MessageViewer,
): DisplayContainer | undefined {
  if (!isMessageType(message.type)) return undefined;
  const type: MessageType = message.type;
  const isJoker = viewer.side === "joker";
  switch (type) {
    case messageTypes.Normal:
    case messageTypes.FileUrl:
      if (message.userId === SYSTEM_USER_ID) return "system";
      return isOwnSide(message.userId, viewer) ? "my" : "partner";
    case messageTypes.FirstMessage:
      return "system";
    case messageTypes.SystemScheduleSelection:
      if (message.schedule?.status !== "proposed") return "system";
      return message.schedule.proposerType === viewer.side ? "my-schedule" : "partner-schedule";
    case messageTypes.RescheduleMessage:
      return isOwnSide(message.userId, viewer) ? "my-schedule" : "partner-schedule";
    case messageTypes.InterestAction:
      return isJoker ? "system-interest-action" : "system";
    case messageTypes.InterestActionResult:
    case messageTypes.InterestToAce:
    case messageTypes.InterestedTheme:
      return isJoker ? "my" : "partner";
    case messageTypes.HelpfulAceContent:
      return isJoker ? "system-help" : undefined;
    default:
      return type satisfies never;
  }
}
