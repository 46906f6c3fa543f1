import { z } from "zod";
import { requiredText, uuid } from "../validation/fields.ts";

/** By what a company is known, and by what seekers hide from it. */
export const identityFields = ["name", "nameKana", "siteUrl"] as const;
export type Identity = Readonly<{ name: string; nameKana: string | null; siteUrl: string | null }>;

/** Whether two say the same company. */
export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  identityFields.every((field) => (one[field] ?? "") === (other[field] ?? ""));

const CHECK_MODULUS = 9;

/**
 * Whether 13 digits are a corporate number: the first checks the other twelve (National Tax Agency,
 * Ordinance on the Designation of Corporate Numbers, art. 2: 9 less the remainder by 9 of the sum of
 * the digits, each second one from the right twice).
 */
export function isCorporateNumber(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false;
  const [check, ...digits] = [...number].map(Number);
  const sum = digits
    .reverse()
    .reduce((total, digit, place) => total + digit * (1 + (place % 2)), 0);
  return check === CHECK_MODULUS - (sum % CHECK_MODULUS);
}

const request = z.object({ requestId: uuid });
export const decideIdentitySchema = z.discriminatedUnion("decision", [
  request.extend({ decision: z.literal("accept") }),
  request.extend({ decision: z.literal("decline"), reason: requiredText(5, 500) }),
]);
export type DecideIdentity = z.output<typeof decideIdentitySchema>;
