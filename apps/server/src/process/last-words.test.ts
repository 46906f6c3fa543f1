import { expect, it, vi } from "vitest";
import { endOnPanic } from "./last-words.ts";

it("ends the process at once when the embedded database has given itself up, and says what to do", () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("The process is gone.");
  });
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const panic = new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device');
  expect(() => endOnPanic(panic)).toThrow("The process is gone.");
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'The database has stopped: could not write to file "pg_wal/xlogtemp.42": No space left on device. ' +
      "What was saved is kept; make room on the disk if there is none, and start again.\n",
  );
  exit.mockRestore();
  write.mockRestore();
});
