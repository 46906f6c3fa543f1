import { inThreads } from "../kernel/in-threads.ts";
import type { MailPage, mailHtml } from "./mail-html.ts";

/**
 * `mailHtml` in a thread: to load its library takes most of a second, and a long mail a third of one.
 * The thread stays, because of that second.
 */
export const mailHtmlInThread = inThreads<MailPage, ReturnType<typeof mailHtml>>({
  module: new URL("./mail-html.ts", import.meta.url),
  name: "mailHtml",
  threads: 1,
  waiting: 1000,
  seconds: 30,
  idleSeconds: 24 * 60 * 60,
});

/**
 * Lets the thread get ready before the first mail; whoever is served does not wait for it. Where that fails,
 * on a machine that is overloaded for half a minute, the first mail tries again, and fails aloud.
 */
export const startMailThread = () =>
  void mailHtmlInThread({ brand: "", preheader: "", blocks: [], footer: [] }).catch(() => {});
