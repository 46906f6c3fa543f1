import { messages } from "./messages.ja.ts";

/** Says of what is missing that it is needed, and `message` of everything else. */
export function requiredOr(message: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? messages.required : message;
}
