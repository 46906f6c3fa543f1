import type { Signal } from "@tefuda/adapters/bus/port";
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
 * follower; the follower is asked once per signal and reads again with the reader's own rights, so
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

/** The position of a topic that always starts whole. */
export const noPosition = () => undefined;

export interface LiveFollower<Doc> {
  readonly snapshot: readonly LiveChange<Doc>[];
  /** False when `snapshot` only continues from the position the client gave. */
  readonly isWhole: boolean;
  /** Whether a signal concerns this topic. Cheap: no reading. */
  concerns(signal: Signal): boolean;
  /** What a signal means for this reader. */
  read(signal: Signal): Promise<readonly LiveChange<Doc>[]>;
  /** How far the stream has got, kept by the client over a reconnect; undefined when the topic always starts whole. */
  position(): string | undefined;
}

/** A topic that a stranger opens is an empty list for good. */
export const nothing: LiveFollower<never> = {
  snapshot: [],
  isWhole: true,
  concerns: () => false,
  read: async () => [],
  position: noPosition,
};
