import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { LiveMessage } from "@tefuda/services/live/topic";
import { TRPCClientError } from "@trpc/client";
import { uuidv7 } from "uuidv7";
import { signIn } from "./people.fixture.ts";

const TRY_AGAIN_MS = 250;
/** Reads what has come after its first message and every third one, so that some stays unread. */
const READS_EVERY = 3;

export interface ChatterSettings {
  readonly matchingId: string;
  readonly email: string;
  readonly as: "joker" | "ace";
}

export type Chatter = Awaited<ReturnType<typeof startChatter>>;

/** Somebody who keeps writing, reading and listening in a thread, whatever the server does. */
export async function startChatter(origin: string, { matchingId, email, as }: ChatterSettings) {
  const { trpc } = await signIn(origin, email, as);
  const { jokerId, aceId } = await trpc.matching.get.query({ matchingId });
  const userId = as === "joker" ? jokerId : (aceId ?? "");
  const news = new EventEmitter();
  const acknowledged: string[] = [];
  const doubled: string[] = [];
  let seen: ChatMessage[] = [];
  let readTo = 0;
  let refused = 0;
  const lastSeq = () => seen.at(-1)?.seq ?? 0;

  const stream = trpc.live.follow.subscribe(
    { topics: [`chat:${matchingId}`] },
    {
      onData({ data }) {
        const change = data as LiveMessage<ChatMessage>;
        if (change.type === "reset") seen = [];
        if (change.type !== "added") return;
        if (change.doc.seq <= lastSeq()) doubled.push(change.id);
        seen.push(change.doc);
        news.emit("message");
      },
    },
  );

  /** Until it is answered; the same id all along, as a browser does it. */
  async function insist<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        // Of the catalogue's answers only this one asks to be asked again.
        const { code } =
          error instanceof TRPCClientError ? (error.data ?? { code: "serverBusy" }) : {};
        if (code !== "serverBusy") throw error;
        refused += 1;
        await wait(TRY_AGAIN_MS);
      }
    }
  }

  return {
    matchingId,
    userId,
    news,
    acknowledged,
    doubled,
    seen: () => seen,
    lastSeq,
    readTo: () => readTo,
    /** How often an answer was that the server is busy, or none at all. */
    refused: () => refused,
    stop: () => stream.unsubscribe(),
    async chat(signal: AbortSignal, everyMs: number) {
      while (!signal.aborted) {
        const id = uuidv7();
        const text = `混乱の中の${acknowledged.length + 1}通目`;
        await insist(() => trpc.chat.sendMessage.mutate({ matchingId, id, type: 0, text }));
        acknowledged.push(id);
        if (acknowledged.length % READS_EVERY === 1) {
          const seq = lastSeq();
          await insist(() => trpc.chat.markRead.mutate({ matchingId, seq }));
          readTo = Math.max(readTo, seq);
        }
        await wait(everyMs);
      }
    },
    matching: () => trpc.matching.get.query({ matchingId }),
    /** The whole thread as calls read it. */
    async readAll() {
      const all: ChatMessage[] = [];
      for (;;) {
        const afterSeq = all.at(-1)?.seq ?? 0;
        const { messages } = await trpc.chat.syncMessages.query({ matchingId, afterSeq });
        if (messages.length === 0) return all;
        all.push(...messages);
      }
    },
  };
}
