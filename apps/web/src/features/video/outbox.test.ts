import { describe, expect, it, vi } from "vitest";
import { createOutbox } from "./outbox";

const passing = new Error("offline");

function make(send: (item: number) => Promise<unknown>) {
  const onRefused = vi.fn();
  const outbox = createOutbox<number>({
    send,
    isPassing: (error) => error === passing,
    onRefused,
    // Only `hurry` goes on.
    wait: () => new Promise(() => {}),
  });
  return { outbox, onRefused };
}

describe("the outbox of signals", () => {
  it("sends one after the other, in order, though the first takes longest", async () => {
    const sent: number[] = [];
    let free = () => {};
    const first = new Promise<void>((done) => {
      free = done;
    });
    const { outbox } = make(async (item) => {
      if (item === 1) await first;
      sent.push(item);
    });
    for (const item of [1, 2, 3]) outbox.push(item);
    await Promise.resolve();
    expect(sent).toEqual([]);
    free();
    await vi.waitFor(() => expect(sent).toEqual([1, 2, 3]));
  });

  it("keeps what could not be sent, and sends it in order once the network is back", async () => {
    const sent: number[] = [];
    let isOnline = false;
    const tried = vi.fn();
    const { outbox, onRefused } = make(async (item) => {
      tried(item);
      if (!isOnline) throw passing;
      sent.push(item);
    });
    outbox.push(1);
    outbox.push(2);
    await vi.waitFor(() => expect(tried).toHaveBeenCalledTimes(1));
    isOnline = true;
    outbox.hurry();
    await vi.waitFor(() => expect(sent).toEqual([1, 2]));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("gives everything up once the server refuses it for good", async () => {
    const tried = vi.fn();
    const { outbox, onRefused } = make(async (item) => {
      tried(item);
      throw new Error("taken over");
    });
    outbox.push(1);
    outbox.push(2);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(tried).toHaveBeenCalledTimes(1);
  });
});
