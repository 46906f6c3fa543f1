import type { Signal } from "@tefuda/adapters/bus/port";
import { z } from "zod";
import { type LiveChange, type LiveCtx, type LiveTopic, noPosition, nothing } from "./topic.ts";

const uuid = z.uuid();

/** The id in a subscription `name:{id}`, or nothing where there is none. */
export function rowIdOf(key: string): string | undefined {
  return uuid.safeParse(key).data;
}

interface RowReading<Doc> extends Pick<LiveTopic<Doc>, "addressOf"> {
  /** The row as the reader may see it; nothing for whoever may not. */
  find(ctx: LiveCtx, id: string): Promise<Doc | undefined>;
  /** What a signal must be for the row to be read again. */
  concerns(id: string, doc: Doc): (signal: Signal) => boolean;
  /** `find` for a signal, which many readers may hear at once; `find` itself where it is not given. */
  follow?(ctx: LiveCtx, id: string, signal: Signal): Promise<Doc | undefined>;
}

/**
 * `name:{id}`: one row, as it stands on opening and whenever it changes, so that a page that shows it misses
 * nothing between its own reading and the stream. It is removed when the reader may see it no longer; under
 * the id of a row that the reader may not see when the stream opens, nothing is ever said.
 */
export function rowTopic<Doc>(reading: RowReading<Doc>): LiveTopic<Doc> {
  const { addressOf, find, follow = find } = reading;
  return {
    ...(addressOf && { addressOf }),
    async open(ctx, key) {
      const id = rowIdOf(key);
      const doc = id && (await find(ctx, id));
      if (!id || !doc) return nothing;
      return {
        snapshot: [{ type: "added", id, doc }],
        isWhole: true,
        concerns: reading.concerns(id, doc),
        read: async (signal) => [changeOf(id, await follow(ctx, id, signal))],
        position: noPosition,
      };
    },
  };
}

/** What a list or a page hears of a row that was read again: that it changed, or is the reader's no longer. */
export function changeOf<Doc>(id: string, doc: Doc | undefined): LiveChange<Doc> {
  return doc ? { type: "modified", id, doc } : { type: "removed", id };
}

/** A row that signals of one kind name by its id. */
export const namedBy = (topic: string) => (id: string) => (signal: Signal) =>
  signal.topic === topic && signal.id === id;
