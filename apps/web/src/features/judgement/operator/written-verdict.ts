import type { DraftKind } from "@/platform/editing/drafts";
import { hasFields, isObject, isText, type Shape } from "@/platform/stored";
import type { FieldComments } from "./judgement-case";

/** The words of a verdict; what is chosen is chosen anew for a case that is read again. */
export interface WrittenVerdict {
  readonly comment: string;
  readonly comments: FieldComments;
}

/** What an operator writes about one seeker's profile outlives J, Escape and a colleague's hands. */
export const verdictKind: DraftKind<WrittenVerdict> = {
  name: "verdict",
  isValue: hasFields<WrittenVerdict>({
    comment: isText,
    comments: isObject as Shape<FieldComments>,
  }),
};

export const noVerdict: WrittenVerdict = { comment: "", comments: {} };
