import type { ChatViewer } from "@tefuda/domain/chat/constants";
import type { DemoChatTurn } from "../content/types.ts";
import type { JokerRow } from "../factories/joker.ts";
import type { ScheduleInput } from "../factories/schedule.ts";
import type { ThreadInput } from "../factories/thread.ts";

/** How a thread of the demo data arises, who writes in it, and where it stands. */
export interface ThreadPlan extends Pick<ThreadInput, "closedBy" | "closeTexts"> {
  /** Places in the content. */
  readonly aceIndex: number;
  readonly recruitmentIndex?: number | undefined;
  readonly from: "offer" | "like";
  /** Drawn when absent. */
  readonly joker?: JokerRow | undefined;
  readonly turns: readonly DemoChatTurn[];
  /** Why the company wrote, when the conversation speaks of it. */
  readonly reason?: string | undefined;
  /** Days from now until the evening of the first candidate; `now` has begun when the data is made. */
  readonly interview?:
    | (Pick<ScheduleInput, "proposer" | "status"> & { inDays: number | "now" })
    | undefined;
  /** Minutes since the last words. */
  readonly endsAgo: number;
  readonly readers?: readonly ChatViewer[];
}
