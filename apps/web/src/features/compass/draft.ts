import { sessionKeys } from "@tefuda/domain/constants/storage-keys";
import { clean } from "@tefuda/domain/text/clean";
import { uuidv7 } from "uuidv7";
import { asJson, asText, hasFields, inSession, isOneOf, isText, stored } from "@/platform/stored";

/**
 * What is typed for the AI recruiter, kept for the browser's session: a reload, a login in between
 * and a lost connection lose nothing (spec 9 · Storage and formats).
 */
export interface Run {
  /** Sent with the text; the same text goes under the same id, however often it is handed in. */
  readonly id: string;
  readonly text: string;
  /** The button was pressed, and no answer has come yet. */
  readonly isPressed: boolean;
}

const isRun = hasFields<Run>({ id: isText, text: isText, isPressed: isOneOf([true, false]) });
const typed = stored(sessionKeys.careerCompassAnswer, asText, inSession);
const handedIn = stored(sessionKeys.careerCompassRun, asJson(isRun), inSession);

export const readText = (): string => typed.get() ?? "";

export function writeText(text: string) {
  typed.set(text);
}

/** What was handed in last, when anything was. */
export const readRun = (): Run | undefined => handedIn.get();

/** Notes that a text is handed in, under the id that it has had before. */
export function press(text: string): Run {
  const cleaned = clean(text);
  const before = readRun();
  const id = before?.text === cleaned ? before.id : uuidv7();
  const run = { id, text: cleaned, isPressed: true };
  handedIn.set(run);
  return run;
}

/** Nothing is to be sent by itself any more; the id stays with its text. */
export function settle() {
  const run = readRun();
  if (run) handedIn.set({ ...run, isPressed: false });
}

/** Lets go of an id that turned out to be somebody else's. */
export function forgetRun() {
  handedIn.set(undefined);
}
