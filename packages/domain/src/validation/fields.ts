import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { clean } from "../text/clean.ts";
import { findContactDetails } from "../text/contact-details.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { toKatakana } from "../text/katakana.ts";
import { visibleText } from "../text/visible.ts";
import { areSeveral, readMailAddress } from "./mail-address.ts";
import { messages } from "./messages.ja.ts";
import { parseUrl } from "./parse-url.ts";
import { requiredOr } from "./required-or.ts";
import { withCode } from "./with-code.ts";

export { isoDate, yearMonth } from "./dates.ts";
export { formatZodError } from "./zod-errors.ts";

// The longest emoji in use take about 15 code units; more is one character stacked without end.
const CODE_UNITS_PER_CHARACTER = 16;

const string = () => z.string({ error: requiredOr(messages.invalid) });

/** A required text stored in the form `normalise` gives it, which must match `pattern`. */
function normalised(normalise: (text: string) => string, pattern: RegExp, message: string) {
  return string()
    .transform(normalise)
    .pipe(z.string().min(1, messages.required).regex(pattern, { error: message, abort: true }));
}

function lengthIssue(text: string, min: number, max: number): string | undefined {
  if (text === "") return messages.required;
  const count = countGraphemes(text);
  if (text.length > max * CODE_UNITS_PER_CHARACTER) return messages.textTooLong(max, text.length);
  if (count >= min && count <= max) return undefined;
  return min > 1 ? messages.textLength(min, max, count) : messages.textTooLong(max, count);
}

/** A text stored in the form `store` gives it; `fault` says what else is wrong with one of the right length. */
function boundedText(
  min: number,
  max: number,
  store: (text: string) => string = clean,
  fault: (text: string) => string | undefined = () => undefined,
) {
  return string()
    .transform(store)
    .superRefine((text, ctx) => {
      const message = lengthIssue(text, min, max) ?? fault(text);
      if (message !== undefined) ctx.addIssue({ code: "custom", message });
    })
    .meta({ characters: { min, max } });
}

/**
 * Makes a field optional: absent, null and blank give undefined, anything else must satisfy
 * `schema`.
 */
export function optionalOf<S extends z.ZodType>(schema: S) {
  return z
    .preprocess(
      (value: z.input<S> | "" | null | undefined) =>
        value === null || (typeof value === "string" && clean(value) === "") ? undefined : value,
      schema.optional(),
    )
    .optional();
}

/** A text of `min` to `max` characters, counted as a person counts them, spaces around it removed. */
export function requiredText(min: number, max: number) {
  return boundedText(Math.max(1, min), max);
}

/** A text of at most `max` characters; blank gives undefined. With `min`, that many once begun. */
export function optionalText(max: number, min = 1) {
  return optionalOf(boundedText(min, max));
}

const inOneLine = (text: string) => clean(text).replace(/[\n\t]+/g, " ");

/** Letters that a name can be of; ー and the like only lengthen or repeat others. */
const letter = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
const letterOrDigit = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u;
const nameWith = (needed: RegExp, max: number) =>
  boundedText(1, max, inOneLine, (text) => (needed.test(text) ? undefined : messages.name));

/** A person's name, in one line and with a letter in it. */
export const personName = nameWith(letter, limits.NAME_MAX);

/** A company's name, which may be of digits alone. */
export const companyName = nameWith(letterOrDigit, limits.COMPANY_NAME_MAX);

/** A text that the other side reads before a match: refused with contact details in it (spec 5). */
export function withoutContact<S extends z.ZodType<string | undefined>>(schema: S) {
  return schema.refine((text) => text === undefined || !findContactDetails(text).found, {
    error: messages.contactDetails,
  });
}

/** An e-mail address, stored half-width and in lower case; a name before it and brackets around it are left out. */
export const email = string()
  .refine((text) => !areSeveral(text), { error: messages.oneEmail, abort: true })
  .transform((text) => readMailAddress(text).address)
  .pipe(
    z
      .string()
      .min(1, messages.required)
      .max(limits.EMAIL_MAX, messages.email)
      .pipe(z.email(messages.email)),
  );

/** Digits of a phone number: half-width, without hyphens, spaces and brackets, `+81` as `0`. */
export function normalizePhone(text: string): string {
  return visibleText(text)
    .replace(/[\s().‐‑‒–—―−ー-]/g, "")
    .replace(/^\+810?/, "0")
    .replace(/^\+(?=\d)/, "");
}

/** A phone number of 10 to 15 digits, stored as digits. */
export const requiredPhone = normalised(normalizePhone, /^\d+$/, messages.phoneFormat).refine(
  ({ length }) => length >= limits.PHONE_DIGITS_MIN && length <= limits.PHONE_DIGITS_MAX,
  { error: messages.phoneLength },
);

/** A phone number that may be left out; blank gives undefined (spec 3 · Joker: dropped if empty). */
export const phone = optionalOf(requiredPhone);

/** A number of `count` digits, stored without hyphens, spaces and the sign that it may be written with. */
export function digits(count: number, sign: RegExp, message: string) {
  return normalised(
    (text) =>
      visibleText(text)
        .replace(/[\s‐‑‒–—―−ー-]/g, "")
        .replace(sign, ""),
    new RegExp(`^\\d{${count}}$`),
    message,
  );
}

/** A postal code, stored as 7 digits. */
export const postalCode = digits(7, /^〒/, messages.postalCode);

const newPassword = string()
  .min(1, { error: messages.required, abort: true })
  .min(limits.PASSWORD_MIN, { error: messages.passwordLength, abort: true })
  .max(limits.PASSWORD_MAX, {
    error: ({ input }) => messages.textTooLong(limits.PASSWORD_MAX, String(input).length),
    abort: true,
  })
  .regex(/^[A-Za-z0-9`~!@#$%^&*()\-_=+;:'",<.>?]+$/, messages.passwordCharacters);

/**
 * The form of a new password (spec 5). Never trimmed: what was typed is what counts. Whether it is
 * guessed soon needs dictionaries, and the services look it up.
 */
export const password = withCode("weakPassword", newPassword);

/** A password to sign in with: only present, so that older rules lock nobody out. */
export const currentPassword = string().min(1, messages.required).max(1024, messages.invalid);

/** Refinement of an object whose `passwordConfirmation` must repeat its `password` (spec 5). */
export function refinePasswordConfirmation(
  value: { password: string; passwordConfirmation: string },
  ctx: z.core.$RefinementCtx,
): void {
  if (value.password === value.passwordConfirmation) return;
  ctx.addIssue({
    code: "custom",
    path: ["passwordConfirmation"],
    message: messages.passwordMismatch,
  });
}

const READING = /^[ー・ ]*[ァ-ヺ][ァ-ヺー・ ]*$/;

/** How a name is read, in full-width katakana: other kana become it, other scripts are refused. */
export function kana(max: number = limits.NAME_MAX) {
  return boundedText(
    1,
    max,
    (text) => toKatakana(clean(text)),
    (text) => (READING.test(text) ? undefined : messages.kana),
  );
}

function isHttpUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  // The browser would leave line breaks out, and go elsewhere than what is read here says.
  if (/\p{Cc}/u.test(text)) return false;
  return /^https?:\/\/[^\s/]/i.test(text) && url.hostname.includes(".") && url.username === "";
}

/** What begins as the name of a host does, such as `github.com/x`. */
const hostFirst = /^[^\s/?#@:]+\.(?:[a-z]{2,63}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]|$)/iu;
const WIDE_TO_NARROW = 0xfee0;

/** An address as it was meant: `https` where no scheme stands, typed in full width in half, nothing invisible. */
function writtenUrl(text: string): string {
  const written = clean(text);
  // Within an address that was pasted, wide signs are a page's own.
  const narrow = /^[Ａ-Ｚａ-ｚ]/.test(written)
    ? written.replace(/[！-～]/g, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - WIDE_TO_NARROW),
      )
    : written;
  return hostFirst.test(narrow) ? `https://${narrow}` : narrow;
}

/** An address of the web, `http` or `https` only. */
export const url = string()
  .transform(writtenUrl)
  .pipe(
    z
      .string()
      .min(1, { error: messages.required, abort: true })
      .max(limits.URL_MAX, {
        error: ({ input }) => messages.textTooLong(limits.URL_MAX, countGraphemes(String(input))),
        abort: true,
      })
      .refine(isHttpUrl, { error: messages.url }),
  );

/** An address of the web that may be left out. */
export const optionalUrl = optionalOf(url);

/** One key of a fixed list. */
export function oneOf<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return z.enum(keys, { error: messages.chooseOne });
}

export interface ManyOptions {
  min?: number;
  max?: number;
}

/** Several different keys of a fixed list. */
export function manyOf<const Keys extends readonly [string, ...string[]]>(
  keys: Keys,
  { min = 0, max = keys.length }: ManyOptions = {},
) {
  return z
    .array(oneOf(keys), { error: messages.chooseOneOrMore })
    .min(min, messages.chooseAtLeast(min))
    .max(max, messages.chooseAtMost(max))
    .refine((values) => new Set(values).size === values.length, { error: messages.duplicated });
}

/** Id of a record. */
export const uuid = z.uuid({ error: requiredOr(messages.invalid) });
