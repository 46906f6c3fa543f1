import { z } from "zod";
import { consentVersions } from "../account/constants.ts";
import { messages } from "../validation/messages.ja.ts";

/** What an administrator agrees to: the versions that were shown. */
export const agreeSchema = z.object({
  termsVersion: z.literal(consentVersions.corporateTerms, { error: messages.terms }),
  contractVersion: z.number().int().min(0),
});
export type Agree = z.output<typeof agreeSchema>;

export interface AgreementState {
  /** What was agreed to last, of the terms and of the contract. */
  readonly agreedTermsVersion: string | null;
  readonly agreedContractVersion: number | null;
  readonly contractVersion: number;
}

/**
 * Whether a company has agreed to the corporate terms and to its fees as they are now; until then
 * nothing new is sent (`agreementRequired`). A new version of either asks again.
 */
export function hasAgreed(state: AgreementState): boolean {
  return (
    state.agreedTermsVersion === consentVersions.corporateTerms &&
    state.agreedContractVersion === state.contractVersion
  );
}
