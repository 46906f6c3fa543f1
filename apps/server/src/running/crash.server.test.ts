import { useServer } from "@tefuda/testing/server/use-server";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import type { Client } from "./client.fixture.ts";
import { separatePairs, signIn } from "./people.fixture.ts";

const server = useServer({ seed: "demo" });

const PAIRS = 6;
/** Below the rate limit of 20 messages a minute. */
const EACH = 18;
const CRASH_AFTER = 40;

interface Sender {
  readonly client: Client;
  readonly matchingId: string;
  readonly tried: string[];
  readonly acknowledged: string[];
}

const message = (matchingId: string, id: string) =>
  ({ matchingId, id, type: 0, text: `本文 ${id}` }) as const;

async function makeSenders(): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (const { matchingId, jokerEmail, aceEmail } of separatePairs(PAIRS))
    for (const [email, as] of [
      [jokerEmail, "joker"],
      [aceEmail, "ace"],
    ] as const) {
      const client = await signIn(server.current.url, email, as);
      senders.push({ client, matchingId, tried: [], acknowledged: [] });
    }
  return senders;
}

async function everyMessage({ client, matchingId }: Sender) {
  const all: { id: string; seq: number; text: string }[] = [];
  for (;;) {
    const { messages } = await client.trpc.chat.syncMessages.query({
      matchingId,
      afterSeq: all.at(-1)?.seq ?? 0,
    });
    if (messages.length === 0) return all;
    all.push(...messages);
  }
}

it("keeps every acknowledged message over a crash in mid-load, once and in order", async () => {
  const senders = await makeSenders();
  let crash: Promise<void> | undefined;
  let total = 0;

  await Promise.all(
    senders.map(async (sender) => {
      for (let n = 0; n < EACH; n++) {
        const id = uuidv7();
        sender.tried.push(id);
        try {
          await sender.client.trpc.chat.sendMessage.mutate(message(sender.matchingId, id));
        } catch (error) {
          // The one way a send may fail here is that the server is gone.
          if (!crash) throw error;
          return;
        }
        sender.acknowledged.push(id);
        total += 1;
        if (total === CRASH_AFTER) crash = server.current.kill();
      }
    }),
  );
  await crash;
  expect(total).toBeGreaterThanOrEqual(CRASH_AFTER);
  await server.current.start();

  for (const sender of senders) {
    // What was in flight may or may not have been written; sending it again must settle that.
    const open = sender.tried.filter((id) => !sender.acknowledged.includes(id));
    for (const id of [...open, ...sender.acknowledged.slice(-1)])
      await sender.client.trpc.chat.sendMessage.mutate(message(sender.matchingId, id));
  }

  for (const sender of senders) {
    const messages = await everyMessage(sender);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    const positions = sender.tried.map((id) => messages.findIndex((one) => one.id === id));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    for (const id of sender.tried)
      expect(messages.filter((one) => one.text === `本文 ${id}`)).toHaveLength(1);
  }
}, 180_000);
