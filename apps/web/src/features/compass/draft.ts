import { sessionKeys } from "@tefuda/domain/constants/storage-keys";
import { cleanText } from "@tefuda/domain/text/normalize";
import { uuidv7 } from "uuidv7";

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

export function readText(): string {
  return read(sessionKeys.careerCompassAnswer) ?? "";
}

export function writeText(text: string) {
  write(sessionKeys.careerCompassAnswer, text);
}

/** What was handed in last, when anything was. */
export function readRun(): Run | undefined {
  try {
    const run: unknown = JSON.parse(read(sessionKeys.careerCompassRun) ?? "null");
    return isRun(run) ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a text is handed in, under the id that it has had before. */
export function press(text: string): Run {
  const cleaned = cleanText(text);
  const before = readRun();
  const id = before?.text === cleaned ? before.id : uuidv7();
  const run = { id, text: cleaned, isPressed: true };
  write(sessionKeys.careerCompassRun, JSON.stringify(run));
  return run;
}

/** Nothing is to be sent by itself any more; the id stays with its text. */
export function settle() {
  const run = readRun();
  if (run) write(sessionKeys.careerCompassRun, JSON.stringify({ ...run, isPressed: false }));
}

/** Lets go of an id that turned out to be somebody else's. */
export function forgetRun() {
  sessionStorage.removeItem(sessionKeys.careerCompassRun);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage can be full or switched off; the form itself still holds what is typed.
  }
}

function isRun(value: unknown): value is Run {
  if (typeof value !== "object" || value === null) return false;
  return (
    "id" in value &&
    typeof value.id === "string" &&
    "text" in value &&
    typeof value.text === "string" &&
    "isPressed" in value &&
    typeof value.isPressed === "boolean"
  );
}
