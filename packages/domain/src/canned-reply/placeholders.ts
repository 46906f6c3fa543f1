import { fillPlaceholders, placeholdersIn } from "../text/placeholders.ts";
import { cannedReplyMessages, cannedReplyPlaceholderLabels } from "./labels.ja.ts";

/** What a canned reply may be filled with; after the match names are known. */
export type CannedReplyPlaceholder = keyof typeof cannedReplyPlaceholderLabels;
export const cannedReplyPlaceholders = Object.keys(
  cannedReplyPlaceholderLabels,
) as readonly CannedReplyPlaceholder[];

/** A reply's body for one thread; what the thread does not have stays to be written by hand. */
export function fillCannedReply(
  body: string,
  values: Readonly<Partial<Record<CannedReplyPlaceholder, string>>>,
): string {
  return fillPlaceholders(body, values);
}

/**
 * Why a text that somebody with canned replies is writing should not go out yet: it still holds a
 * placeholder of theirs. Other words in braces are the writer's own, such as a piece of code. The
 * form asks this, the server does not: the slip would be the writer's own, and a message that waited
 * on a device for a connection must not be refused when it comes at last.
 */
export function unfilledFault(text: string): string | undefined {
  for (const { whole, name } of placeholdersIn(text)) {
    const known = cannedReplyPlaceholders.find((one) => one === name);
    if (known) return cannedReplyMessages.unfilled(whole, cannedReplyPlaceholderLabels[known]);
  }
  return undefined;
}
