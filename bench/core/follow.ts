import { get } from "node:http";
import { eventsIn } from "./events.ts";
import { headersOf, type Person } from "./requests.ts";

export interface Following {
  readonly origin: string;
  readonly person: Person;
  readonly threadId: string;
  /** Hears of each message that comes after what there was. */
  hear(messageId: string): void;
  /** Hears that the stream broke. */
  fail(error: Error): void;
}

/** Opens a live stream as the page of a thread does; answers how to close it once it has told what there is. */
export function follow({ origin, person, threadId, hear, fail }: Following) {
  const input = JSON.stringify({ json: { topics: [`chat:${threadId}`] } });
  const url = `${origin}/trpc/live.follow?input=${encodeURIComponent(input)}`;
  const headers = { ...headersOf(origin, person), accept: "text/event-stream" };
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  let isClosed = false;
  const broke = (error: Error) => {
    reject(error);
    if (!isClosed) fail(error);
  };
  const request = get(url, { agent: false, headers }, (answer) => {
    if (answer.statusCode !== 200)
      return broke(new Error(`A stream was answered with ${answer.statusCode}.`));
    const read = eventsIn();
    let isReady = false;
    answer.setEncoding("utf8").on("data", (text: string) => {
      for (const { type, id } of read(text)) {
        if (type === "added" && isReady) hear(id);
        if (type !== "ready") continue;
        isReady = true;
        resolve(() => {
          isClosed = true;
          request.destroy();
        });
      }
    });
    answer.on("error", broke);
    answer.on("close", () => broke(new Error("A stream ended.")));
  });
  request.on("error", broke);
  return promise;
}
