import { z } from "zod";
import { countGraphemes } from "../text/graphemes.ts";
import { messages } from "./messages.ja.ts";

type RawIssue = z.core.$ZodRawIssue;

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}

function wrongType(issue: Extract<RawIssue, { code: "invalid_type" }>): string {
  if (isBlank(issue.input)) return messages.required;
  switch (issue.expected) {
    case "number":
    case "bigint":
    case "nan":
      return messages.numericOnly;
    case "int":
      return messages.integer;
    case "date":
      return messages.invalidDate;
    default:
      return messages.invalid;
  }
}

function tooSmall(issue: Extract<RawIssue, { code: "too_small" }>): string {
  const { input, origin } = issue;
  const minimum = Number(issue.minimum);
  if (origin === "string") {
    if (isBlank(input)) return messages.required;
    return messages.textTooShort(minimum, countGraphemes(String(input)));
  }
  if (origin === "array" || origin === "set") return messages.chooseAtLeast(minimum);
  if (origin === "date") return messages.invalidDate;
  return isNumeric(origin) ? messages.atLeast(minimum) : messages.invalid;
}

function tooBig(issue: Extract<RawIssue, { code: "too_big" }>): string {
  const { input, origin } = issue;
  const maximum = Number(issue.maximum);
  if (origin === "string") return messages.textTooLong(maximum, countGraphemes(String(input)));
  if (origin === "array" || origin === "set") return messages.chooseAtMost(maximum);
  if (origin === "date") return messages.invalidDate;
  return isNumeric(origin) ? messages.atMost(maximum) : messages.invalid;
}

const isNumeric = (origin: string) => ["number", "int", "bigint"].includes(origin);

function wrongFormat(format: string): string {
  switch (format) {
    case "email":
      return messages.email;
    case "url":
      return messages.url;
    case "date":
    case "datetime":
    case "time":
      return messages.invalidDate;
    case "e164":
      return messages.phoneFormat;
    default:
      return messages.invalid;
  }
}

/** Japanese message of any issue a schema leaves without one of its own. */
export function japaneseErrorMap(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return wrongFormat(issue.format);
    case "invalid_value":
      return isBlank(issue.input) ? messages.required : messages.chooseOne;
    case "not_multiple_of":
      return messages.integer;
    default:
      return messages.invalid;
  }
}

/** Makes Japanese the language of every schema. Importing this module is enough. */
export function speakJapanese(): void {
  z.config({ localeError: japaneseErrorMap });
}

speakJapanese();

/** First message of each field, keyed by its path joined with dots; `""` is the form itself. */
export function formatZodError(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.map(String).join(".")] ??= message;
  return fields;
}
