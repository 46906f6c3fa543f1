import type { PGlite } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { stopAtPanic } from "./panic.ts";

const failure = (severity: string) => Object.assign(new Error("it failed"), { severity });

it("asks an engine nothing more that has given itself up, and goes on after any other fault", async () => {
  const ask = vi.fn<() => Promise<string>>();
  const engine = { execProtocol: ask, execProtocolStream: ask };
  const onPanic = vi.fn();
  const hasPanicked = stopAtPanic(engine as unknown as PGlite, onPanic);
  for (const fault of [failure("ERROR"), new Error("no"), { severity: "PANIC" }, undefined]) {
    ask.mockRejectedValueOnce(fault);
    expect(await engine.execProtocol().catch((error: unknown) => error)).toBe(fault);
  }
  ask.mockResolvedValue("an answer");
  expect(await engine.execProtocol()).toBe("an answer");
  expect(onPanic).not.toHaveBeenCalled();
  expect(hasPanicked()).toBe(false);

  const panic = failure("PANIC");
  ask.mockRejectedValueOnce(panic);
  await expect(engine.execProtocolStream()).rejects.toBe(panic);
  expect(onPanic).toHaveBeenCalledExactlyOnceWith(panic);
  expect(hasPanicked()).toBe(true);
  ask.mockClear();
  await expect(engine.execProtocol()).rejects.toBe(panic);
  await expect(engine.execProtocolStream()).rejects.toBe(panic);
  expect(ask).not.toHaveBeenCalled();
  expect(onPanic).toHaveBeenCalledTimes(1);
});
