import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { ReactNode } from "react";
import type { Matching } from "./use-matching";

/** Places in a room that other features fill; they meet in the page. */
export interface RoomSlots {
  /** The answers to a schedule message. */
  scheduleActions?: (message: ChatMessage, matching: Matching) => ReactNode;
  /** Buttons beside the text, such as files and schedules. */
  tools?: (matching: Matching) => ReactNode;
  /** Buttons at the right of the header, such as report and release. */
  headerActions?: (matching: Matching) => ReactNode;
  /** Between the header and the messages, such as the next interview. */
  notice?: (matching: Matching) => ReactNode;
  /** Windows over the room, such as those of the seeker's interest. */
  windows?: (matching: Matching) => ReactNode;
  /** The seeker pressed the button of the question for the interest. */
  onChooseInterest?: (matching: Matching) => void;
  /** The window of a new matching was put off instead of writing at once. */
  onEstablishedLater?: (matching: Matching) => void;
}
