import { accounts, addresses, disguises, emails } from "./contact-patterns.ts";
import { findPhones, type Stretch } from "./contact-phones.ts";
import { type PlainForm, plainForm, replaceIn } from "./plain-form.ts";

export const contactKinds = ["email", "phone", "sns", "address"] as const;
export type ContactKind = (typeof contactKinds)[number];

export interface ContactDetails {
  found: boolean;
  kinds: ContactKind[];
}

/** What a company reads in place of contact details before a match. */
export const contactMask = "●●●";

const matchesOf = ({ plain }: PlainForm, patterns: readonly RegExp[]): Stretch[] =>
  patterns.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );

const finders: Readonly<Record<ContactKind, (form: PlainForm) => Stretch[]>> = {
  // What stands before the sign in the address of a repository is nobody's name.
  email: (form) =>
    matchesOf(form, emails).filter(({ start }) => !form.plain.startsWith("git@", start)),
  phone: ({ plain }) => findPhones(plain),
  sns: (form) => matchesOf(form, accounts),
  address: (form) => matchesOf(form, addresses),
};

/** Without one of these nothing is found; most clauses of Japanese have none. */
const trace = /[a-z\d〇零○◯]|ゼロ|ぜろ|マル|まる|レイ|れい/;

/** All that is found, and the text in the form in which it was looked through. */
function search(text: string) {
  const plain = plainForm(text);
  if (!trace.test(plain.plain)) return { form: plain, hits: [] };
  const form = disguises.reduce((so, [pattern, by]) => replaceIn(so, pattern, by), plain);
  const hits = contactKinds.flatMap((kind) => finders[kind](form).map((hit) => ({ ...hit, kind })));
  return { form, hits };
}

/**
 * Finds mail addresses, phone numbers, ids of social networks, and addresses of the web that lead to
 * a person, however they are written (spec 5). Its time grows with the text's length alone.
 */
export function findContactDetails(text: string): ContactDetails {
  const { hits } = search(text);
  return { found: hits.length > 0, kinds: [...new Set(hits.map(({ kind }) => kind))] };
}

/** The text as a company reads it before a match: contact details give way to `●●●`. */
export function maskContactDetails(text: string): string {
  const { form, hits } = search(text);
  let masked = "";
  let at = 0;
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start)) {
    const from = form.starts[start] ?? 0;
    const to = form.ends[end - 1] ?? text.length;
    if (from >= at) masked += text.slice(at, from) + contactMask;
    at = Math.max(at, to);
  }
  return masked + text.slice(at);
}
