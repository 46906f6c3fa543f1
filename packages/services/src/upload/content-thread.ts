import type { contentTypeOf } from "@tefuda/domain/upload/content";
import { inThreads } from "../kernel/in-threads.ts";

/** `contentTypeOf` in a thread: it reads every byte of a text and every entry of a zip. */
export const contentTypeInThread = inThreads<Uint8Array, ReturnType<typeof contentTypeOf>>({
  module: new URL(import.meta.resolve("@tefuda/domain/upload/content")),
  name: "contentTypeOf",
  threads: 2,
  waiting: 40,
  seconds: 15,
  idleSeconds: 60,
});
