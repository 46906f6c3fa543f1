import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives this process, and those it starts, a folder of its own for temporary files. Answers what
 * removes it with all that is in it, whoever left that there and whatever became of them.
 */
export function takeTemporaryFolder(): () => void {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), "tefuda-test-"));
  // PostgreSQL, which root starts as somebody else, has to get to a folder of its own below.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    // A server that was just stopped may still be writing its last.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
}
