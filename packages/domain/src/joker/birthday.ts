import { jstDate } from "../time/jst.ts";
import { messages } from "../validation/messages.ja.ts";
import { isOfAge } from "./age.ts";

/**
 * What is wrong with a birthday at `now`, `undefined` when nothing is: it must lie in the past and
 * its owner be 18 or older.
 */
export function birthdayFault(birthday: string, now: Date): string | undefined {
  if (birthday >= jstDate(now)) return messages.birthdayFuture;
  return isOfAge(birthday, now) ? undefined : messages.birthdayUnder18;
}
