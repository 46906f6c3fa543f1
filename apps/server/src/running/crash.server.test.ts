import { SIGN_IN_FAILURES_MAX } from "@tefuda/domain/account/constants";
import { MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { DAY_MS } from "@tefuda/domain/time/units";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { useServer } from "@tefuda/testing/server/use-server";
import { TRPCClientError } from "@trpc/client";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { type Client, createClient, ownNetwork } from "./client.fixture.ts";
import { makeClock } from "./clock.fixture.ts";
import { separatePairs, signIn } from "./people.fixture.ts";

const clock = makeClock();
const server = useServer({ seed: "demo", env: clock.env });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAIRS = 6;
/** More than anybody may send in a minute, were the server's clock not in a hurry. */
const EACH = 26;
/** The server is killed when so many were sent. */
const CRASHES = process.env.TEFUDA_TEST_ALL === "1" ? [40, 90, 140, 190, 240] : [40];

interface Sender {
  readonly client: Client;
  readonly matchingId: string;
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
      senders.push({ client, matchingId, acknowledged: [] });
    }
  return senders;
}

async function everyMessage({ client, matchingId }: Pick<Sender, "client" | "matchingId">) {
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

it("keeps every acknowledged message over crashes in mid-load, once and in order", async ({
  task,
}) => {
  const senders = await makeSenders();
  const due = [...CRASHES];
  let back: Promise<void> | undefined;
  let total = 0;
  const crash = async () => {
    await server.current.kill();
    await server.current.start();
  };
  /** What was in flight may or may not have been written; sending it again settles that. */
  async function insist(
    { client, matchingId }: Pick<Sender, "client" | "matchingId">,
    id: string,
  ): Promise<void> {
    try {
      await client.trpc.chat.sendMessage.mutate(message(matchingId, id));
    } catch (error) {
      // The one way a send may fail here is that the server is gone.
      const isAnswered = error instanceof TRPCClientError && error.data;
      if (!back || isAnswered) throw error;
      await back;
      await insist({ client, matchingId }, id);
    }
  }

  await Promise.all(
    senders.map(async (sender) => {
      for (let n = 0; n < EACH; n++) {
        const id = uuidv7();
        await insist(sender, id);
        sender.acknowledged.push(id);
        total += 1;
        if (total === due[0]) {
          due.shift();
          back = crash();
        }
      }
    }),
  );
  await back;
  expect(due).toEqual([]);
  for (const sender of senders) await insist(sender, sender.acknowledged.at(-1) ?? "");

  const threads = await Promise.all(senders.map(everyMessage));
  const sent = senders.flatMap(({ acknowledged }) => acknowledged);
  const texts = new Set(sent.map((id) => `本文 ${id}`));
  // Both sides of a thread read it.
  const found = threads.flatMap((thread, n) => (n % 2 === 0 ? thread : []));
  const kept = found.filter(({ text }) => texts.has(text)).map(({ text }) => text.slice(3));
  tellFault(task, "server killed in a burst of messages", outcomeOf(sent, kept));
  expect(kept.toSorted()).toEqual(sent.toSorted());
  for (const [n, messages] of threads.entries()) {
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    const own = new Set(senders[n]?.acknowledged);
    const ids = messages.map(({ id }) => id).filter((id) => own.has(id));
    expect(ids).toEqual(senders[n]?.acknowledged);
  }
}, 180_000);

it("keeps sessions, limits and the order of messages when its clock is set ahead and back again", async ({
  task,
}) => {
  const [pair] = separatePairs(1);
  if (!pair) throw new Error("There is no thread.");
  const { matchingId, jokerEmail, aceEmail } = pair;
  await clock.jump(server.current, 0);
  const { url } = server.current;
  const joker = await signIn(url, jokerEmail, "joker");
  const ace = await signIn(url, aceEmail, "ace");
  const sent: { id: string; sentAt: string }[] = [];
  const send = async ({ trpc }: Client) => {
    const { message: made } = await trpc.chat.sendMessage.mutate(message(matchingId, uuidv7()));
    sent.push(made);
  };
  const tooMany = { data: { code: "tooManyRequests" } };
  const guess = () =>
    createClient(url, undefined, ownNetwork()).trpc.account.signIn.mutate({
      email: jokerEmail,
      password: "wrong-wrong",
    });

  for (const byMs of [HOUR_MS, DAY_MS]) {
    await clock.jump(server.current, byMs);
    for (let n = 0; n < MESSAGES_PER_MINUTE; n += 1) await send(joker);
    await expect(send(joker)).rejects.toMatchObject(tooMany);
    await send(ace);
    for (let n = 0; n < SIGN_IN_FAILURES_MAX; n += 1) await guess().catch(() => undefined);
    await expect(signIn(url, jokerEmail, "joker")).rejects.toMatchObject({
      data: { code: "temporarilyLocked" },
    });

    await clock.jump(server.current, -byMs);
    await send(joker);
    await send(ace);
    expect(Math.abs(Date.parse(sent.at(-1)?.sentAt ?? "") - clock.now())).toBeLessThan(MINUTE_MS);
    await signIn(url, jokerEmail, "joker");
  }

  const kept = await everyMessage({ client: joker, matchingId });
  const ids = new Set(sent.map(({ id }) => id));
  const own = kept.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  tellFault(task, "clock set an hour and a day ahead, and back", outcomeOf([...ids], own));
  expect(own).toEqual([...ids]);
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index + 1));
}, 180_000);
