import type { Hint } from "@tefuda/adapters/bus/port";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** One row's news, as the client applies it to its list. */
export type LiveChange<Doc> =
  | { readonly type: "added" | "modified"; readonly id: string; readonly doc: Doc }
  | { readonly type: "removed"; readonly id: string };

/**
 * `reset` begins a whole set: what the client holds and is not sent again is gone. `ready` ends
 * what is sent on opening. A set without `reset` continues from the client's position.
 */
export interface LiveMark {
  readonly type: "reset" | "ready";
  readonly id: "";
}

export type LiveMessage<Doc = unknown> = (LiveChange<Doc> | LiveMark) & {
  /** The subscription this belongs to, such as `matchings` or `chat:{matchingId}`. */
  readonly topic: string;
};

export type LiveCtx = Ctx<SignedInActor>;

/**
 * A list that a client follows. `open` answers everything the reader may see now and returns a
 * follower; the follower is asked once per hint and reads again with the reader's own rights, so
 * membership is checked for every event.
 */
export interface LiveTopic<Doc> {
  /**
   * What it listens to besides what is addressed to the reader, such as a thread. Anyone may ask for
   * an address, so it is never a person's, and what comes by it is heard by this topic alone, which
   * reads with the reader's own rights.
   */
  readonly addressOf?: (key: string) => string | undefined;
  open(
    ctx: LiveCtx,
    key: string,
    /** How far an earlier stream got, in the topic's own notation; undefined at first. */
    position: string | undefined,
  ): Promise<LiveFollower<Doc>>;
}

export interface LiveFollower<Doc> {
  readonly snapshot: readonly LiveChange<Doc>[];
  /** False when `snapshot` only continues from the position the client gave. */
  readonly isWhole: boolean;
  /** Whether a hint concerns this topic. Cheap: no reading. */
  concerns(hint: Hint): boolean;
  /** What a hint means for this reader. */
  read(hint: Hint): Promise<readonly LiveChange<Doc>[]>;
  /** How far the stream has got, kept by the client over a reconnect; undefined when the topic always starts whole. */
  position(): string | undefined;
}
