import { pino } from "pino";
import { describePlace, logging } from "../logging.ts";

/**
 * Has the process end by itself, with exit code 1, after an error that nobody caught: it may have left
 * anything half done. Node would print such an error with all that it holds, be it a row or the values of a
 * statement, and the web app would print it and go on; so this comes before the web app is loaded.
 */
export function endOnUncaught(): void {
  const log = pino(logging("fatal", describePlace));
  const end = (thrown: unknown) => {
    const err = thrown instanceof Error ? thrown : new Error("Something that is no error.");
    log.fatal({ err }, "The process ends by an error that nobody caught.");
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}

/** Ends it because the embedded database has given itself up: it answers nothing more, and opens anew. */
export function endOnPanic({ message }: Error): never {
  process.stderr.write(
    `The database has stopped: ${message}. What was saved is kept; make room on the disk if there is none, and start again.\n`,
  );
  process.exit(1);
}
