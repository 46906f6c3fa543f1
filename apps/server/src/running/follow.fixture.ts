import { EventEmitter, once } from "node:events";
import type { Client } from "./client.fixture.ts";

export interface Seen {
  readonly topic: string;
  readonly type: string;
  readonly id: string;
}

export const isReady = (seen: readonly Seen[]) => seen.some(({ type }) => type === "ready");

/** Follows topics and remembers everything that came. */
export function follow({ trpc }: Client, topics: string[]) {
  const seen: Seen[] = [];
  const news = new EventEmitter();
  const subscription = trpc.live.follow.subscribe(
    { topics },
    {
      onData: ({ data }) => {
        seen.push(data);
        news.emit("data");
      },
      onComplete: () => news.emit("complete"),
    },
  );
  return {
    seen,
    ended: () => once(news, "complete"),
    async until(done: (seen: readonly Seen[]) => boolean) {
      while (!done(seen)) await once(news, "data");
    },
    stop: () => subscription.unsubscribe(),
  };
}
