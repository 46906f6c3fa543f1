import { startCuttingProxy } from "@tefuda/testing/server/cutting-proxy";
import { useServer } from "@tefuda/testing/server/use-server";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { through } from "./client.fixture.ts";
import { follow, isReady } from "./follow.fixture.ts";
import { separatePairs, signIn } from "./people.fixture.ts";

const server = useServer({ seed: "demo" });

const message = (matchingId: string, id: string) =>
  ({ matchingId, id, type: 0, text: "こんにちは" }) as const;

it("loses and doubles nothing when the connection is cut again and again", async () => {
  const [pair] = separatePairs(1);
  if (!pair) throw new Error("There is no thread.");
  const joker = await signIn(server.current.url, pair.jokerEmail, "joker");
  const ace = await signIn(server.current.url, pair.aceEmail, "ace");
  const proxy = await startCuttingProxy(server.current.url);
  const stream = follow(through(proxy.url, joker), [`chat:${pair.matchingId}`]);
  await stream.until(isReady);
  const opened = stream.seen.length;

  const sent: string[] = [];
  for (let n = 0; n < 18; n++) {
    const id = uuidv7();
    await ace.trpc.chat.sendMessage.mutate(message(pair.matchingId, id));
    sent.push(id);
    if (n % 5 === 2) proxy.cut();
  }
  await stream.until((seen) => sent.every((id) => seen.some((one) => one.id === id)));

  const received = stream.seen.slice(opened).filter(({ type }) => type === "added");
  expect(received.map(({ id }) => id)).toEqual(sent);
  stream.stop();
  await proxy.stop();
}, 120_000);

it("does not keep the server from closing, and comes back with it", async () => {
  const [, , pair] = separatePairs(3);
  if (!pair) throw new Error("There are no three threads.");
  const joker = await signIn(server.current.url, pair.jokerEmail, "joker");
  const ace = await signIn(server.current.url, pair.aceEmail, "ace");
  const stream = follow(joker, [`chat:${pair.matchingId}`]);
  await stream.until(isReady);
  await server.current.restart();
  const id = uuidv7();
  await ace.trpc.chat.sendMessage.mutate(message(pair.matchingId, id));
  await stream.until((seen) => seen.some((one) => one.id === id));
  expect(stream.seen.filter((one) => one.id === id)).toHaveLength(1);
  stream.stop();
}, 120_000);

it("gives a stranger nothing, on calls and on streams", async () => {
  const [pair, other] = separatePairs(2);
  if (!pair || !other) throw new Error("There are no two threads.");
  const stranger = await signIn(server.current.url, other.jokerEmail, "joker");
  const ace = await signIn(server.current.url, pair.aceEmail, "ace");
  const { matchingId } = pair;

  for (const call of [
    () => stranger.trpc.matching.get.query({ matchingId }),
    () => stranger.trpc.chat.list.query({ matchingId }),
    () => stranger.trpc.chat.sendMessage.mutate(message(matchingId, uuidv7())),
  ])
    await expect(call()).rejects.toMatchObject({ data: { code: "dataNotFound" } });

  const own = `chat:${other.matchingId}`;
  const stream = follow(stranger, [`chat:${matchingId}`, `matching:${matchingId}`, own]);
  await stream.until((seen) => seen.filter(({ type }) => type === "ready").length === 3);
  await ace.trpc.chat.sendMessage.mutate(message(matchingId, uuidv7()));
  // An own message after the foreign one: when it is here, the foreign one would have been.
  const last = uuidv7();
  await stranger.trpc.chat.sendMessage.mutate(message(other.matchingId, last));
  await stream.until((seen) => seen.some(({ id }) => id === last));
  const foreign = stream.seen.filter(({ topic }) => topic.endsWith(matchingId));
  expect(foreign.map(({ type }) => type)).toEqual(["reset", "ready", "reset", "ready"]);
  stream.stop();
}, 120_000);

it("ends the streams of a session that is signed out", async () => {
  const [pair] = separatePairs(1);
  if (!pair) throw new Error("There is no thread.");
  const joker = await signIn(server.current.url, pair.jokerEmail, "joker");
  const stream = follow(joker, ["matchings"]);
  await stream.until(isReady);
  const ended = stream.ended();
  await joker.trpc.account.signOut.mutate();
  await ended;
}, 60_000);
