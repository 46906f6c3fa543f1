import { inThreads } from "../kernel/in-threads.ts";
import type { Guesses } from "./password-guesses.ts";

/** `guessesOf` in a thread: a hostile password takes a third of a second, its dictionaries 70 MB. */
export const guessesInThread = inThreads<string, Guesses>({
  module: new URL("./password-guesses.ts", import.meta.url),
  name: "guessesOf",
  threads: 1,
  waiting: 40,
  seconds: 15,
  idleSeconds: 300,
});
