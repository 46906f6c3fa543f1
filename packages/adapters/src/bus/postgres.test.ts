import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import type { Signal } from "./port.ts";
import { createPostgresBus, type NotifyingDatabase } from "./postgres.ts";

/** A channel as PostgreSQL keeps it: everyone who listens hears everything, and long payloads fail. */
function createChannel() {
  const wire = new EventEmitter();
  const payloads: string[] = [];
  const database: NotifyingDatabase = {
    async notify(channel, payload) {
      if (Buffer.byteLength(payload) >= 8000) throw new Error("payload string too long");
      payloads.push(payload);
      wire.emit(channel, payload);
    },
    async listen(channel, listener) {
      wire.on(channel, listener.onPayload);
      wire.on("back", listener.onReconnect);
      return async () => void wire.off(channel, listener.onPayload);
    },
  };
  return { database, payloads, comeBack: () => wire.emit("back") };
}

it("brings each signal to the other process once, and none back to its own", async () => {
  const { database, payloads } = createChannel();
  const [one, two] = [await createPostgresBus(database), await createPostgresBus(database)];
  const heard: Record<string, Signal[]> = { one: [], two: [] };
  one.subscribe("a", (signal) => heard.one?.push(signal));
  two.subscribe("a", (signal) => heard.two?.push(signal));
  const ids = Array.from({ length: 300 }, (_, index) => `${index}`.padStart(36, "0"));
  for (const id of ids) one.publish({ to: ["a"], topic: "chat", id });
  await one.close();
  expect(heard.one?.map((signal) => signal.id)).toEqual(ids);
  expect(heard.two?.map((signal) => signal.id)).toEqual(ids);
  expect(payloads.length).toBeLessThan(10);
  await two.close();
});

it("asks everyone to look again after a lost connection", async () => {
  const { database, comeBack } = createChannel();
  const bus = await createPostgresBus(database);
  const topics: string[] = [];
  bus.subscribe("a", (signal) => topics.push(signal.topic));
  comeBack();
  expect(topics).toEqual(["resync"]);
  await bus.close();
});
