import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { ReactNode } from "react";
import type { MenuItem } from "@/ui/menu-props";
import type { Matching } from "./use-matching";

/** What others can do with the text that is being written. */
export interface Compose {
  /** Puts a text where the cursor is. */
  readonly insert: (text: string) => void;
  readonly focus: () => void;
}

/** Places in a room that other features fill; they meet in the page. */
export interface RoomSlots {
  /** What a schedule message shows, with the answers to it; other messages are none of its business. */
  scheduleActions?: (message: ChatMessage, matching: Matching) => ReactNode;
  /** Beside the time of a message that somebody wrote, such as taking it down. */
  messageActions?: (message: ChatMessage, matching: Matching) => ReactNode;
  /** Buttons beside the text, such as schedules. */
  tools?: (matching: Matching) => ReactNode;
  /** Entries of the menu beside the text. */
  menuItems?: (matching: Matching, compose: Compose) => readonly MenuItem[];
  /** Buttons at the right of the header, such as report and release. */
  headerActions?: (matching: Matching) => ReactNode;
  /** Between the header and the messages, such as the next interview. */
  notice?: (matching: Matching) => ReactNode;
  /** Windows over the room, such as those of the seeker's interest. */
  windows?: (matching: Matching) => ReactNode;
  /** Below the line that the matching has ended, such as reporting it all the same. */
  endedActions?: (matching: Matching) => ReactNode;
  /** Opens the form for times of an interview; absent where none can be proposed now. */
  onPropose?: (matching: Matching) => void;
  /** The seeker pressed the button of the question for the interest. */
  onChooseInterest?: (matching: Matching) => void;
  /** A message or file of one's own has arrived. */
  onSent?: () => void;
  /** The window of a new matching was put off instead of writing at once. */
  onEstablishedLater?: (matching: Matching) => void;
}
