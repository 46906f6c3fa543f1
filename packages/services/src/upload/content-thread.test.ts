import { expect, it, vi } from "vitest";
import { contentTypeInThread } from "./content-thread.ts";

const text = Buffer.from("本文");

it("looks at two files at a time, lets forty wait, and sends the next one away", async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: 43 }, () => contentTypeInThread(text)),
  );
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(42);
  expect(ends.at(-1)).toMatchObject({ reason: { code: "serverBusy" } });
});

it("gives up looking at a file after fifteen seconds", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout");
  try {
    await contentTypeInThread(text);
    expect(patience.mock.calls).toEqual([[15_000]]);
  } finally {
    patience.mockRestore();
  }
});
