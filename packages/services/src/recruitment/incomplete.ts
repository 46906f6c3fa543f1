import { AppError } from "@tefuda/domain/errors/app-error";
import { unfinishedFieldsOf } from "@tefuda/domain/recruitment/form";
import {
  type MissingField,
  missingForPublish,
  recruitmentFieldNames,
  recruitmentLabel,
} from "@tefuda/domain/recruitment/publish";
import type { Recruitment, UnfinishedFields } from "@tefuda/domain/recruitment/schema";
import { jstDate } from "@tefuda/domain/time/jst";
import { messages } from "@tefuda/domain/validation/messages.ja";

const LIST_MARK = "、";

/** What keeps a position from being public: what is missing, and what was typed but is not right. */
export function openItems(
  recruitment: Recruitment,
  unfinished: UnfinishedFields,
  now: Date,
): MissingField[] {
  const missing = missingForPublish(recruitment, jstDate(now));
  const wrong = unfinishedFieldsOf(recruitment, unfinished);
  return recruitmentFieldNames.flatMap((field) =>
    missing.some((one) => one.field === field) || wrong.some((one) => one === field)
      ? [{ field, label: recruitmentLabel(recruitment, field) }]
      : [],
  );
}

/**
 * Lets only a complete position pass (product details 14.2 · R).
 * @throws AppError recruitmentIncomplete with the labels of what is missing.
 */
export function requireComplete(recruitment: Recruitment, unfinished: UnfinishedFields, now: Date) {
  const open = openItems(recruitment, unfinished, now);
  if (open.length === 0) return;
  throw new AppError("recruitmentIncomplete", {
    params: { list: open.map(({ label }) => label).join(LIST_MARK) },
    fields: Object.fromEntries(open.map(({ field }) => [field, messages.required])),
  });
}
