import { midCareerChats } from "./chats/mid-career.ts";
import { questionChats } from "./chats/questions.ts";
import { sideJobChats } from "./chats/side-job.ts";
import type { DemoConversation } from "./types.ts";

/** Fourteen conversations; the first one is the longest and serves screenshots. */
export const demoConversations: readonly DemoConversation[] = [
  ...midCareerChats,
  ...questionChats,
  ...sideJobChats,
];
