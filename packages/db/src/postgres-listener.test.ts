import { afterEach, expect, it, vi } from "vitest";
import { DatabaseUnfit } from "./connection.ts";
import type { Listener } from "./database.ts";
import { refuseDeaf } from "./postgres-listener.ts";

afterEach(() => void vi.useRealTimers());

/** A way by which what is said is heard, by others alone, or by nobody. */
function way(hears: (word: string) => string | undefined) {
  let listener: Listener | undefined;
  const unlisten = vi.fn(async () => undefined);
  return {
    unlisten,
    listen: async (_: string, given: Listener) => {
      listener = given;
      return unlisten;
    },
    notify: async (_: string, word: string) => {
      const heard = hears(word);
      if (heard !== undefined) listener?.onPayload(heard);
    },
  };
}

it("lets pass where what is said is heard, and stops listening", async () => {
  const { unlisten, ...heard } = way((word) => word);
  await refuseDeaf({ ...heard, isPooled: false });
  expect(unlisten).toHaveBeenCalledOnce();
});

it.each([
  [
    "there: a pooler that hands connections on between transactions stands before the server. Name the server itself in DATABASE_DIRECT_URL.",
    false,
  ],
  ["at DATABASE_DIRECT_URL: that has to name the same database, and the server itself.", true],
])("refuses a way by which nothing is heard within ten seconds, %s", async (words, isPooled) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const hears of [() => undefined, () => "another process's word"]) {
    const { unlisten, ...deaf } = way(hears);
    const refused = refuseDeaf({ ...deaf, isPooled });
    const isRefused = expect(refused).rejects.toThrow(
      new DatabaseUnfit(`What is said at DATABASE_URL is not heard ${words}`),
    );
    await vi.advanceTimersByTimeAsync(9_999);
    expect(unlisten).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await isRefused;
    expect(unlisten).toHaveBeenCalledOnce();
  }
});
