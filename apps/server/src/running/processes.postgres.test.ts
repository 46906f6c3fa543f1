import { useServer } from "@tefuda/testing/server/use-server";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { follow, isReady } from "./follow.fixture.ts";
import { separatePairs, signIn } from "./people.fixture.ts";

const server = useServer({ seed: "demo", env: { WEB_CONCURRENCY: "2" } });

it("brings a message to its reader whichever process holds the stream", async () => {
  // Connections are handed to the processes in turn, so of four streams each holds some.
  for (const { matchingId, jokerEmail, aceEmail } of separatePairs(4)) {
    const joker = await signIn(server.current.url, jokerEmail, "joker");
    const ace = await signIn(server.current.url, aceEmail, "ace");
    const stream = follow(joker, [`chat:${matchingId}`]);
    await stream.until(isReady);
    const ids = [uuidv7(), uuidv7(), uuidv7()];
    for (const id of ids)
      await ace.trpc.chat.sendMessage.mutate({ matchingId, id, type: 0, text: "こんにちは" });
    await stream.until((seen) => ids.every((id) => seen.some((one) => one.id === id)));
    expect(stream.seen.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
    stream.stop();
  }
}, 120_000);
