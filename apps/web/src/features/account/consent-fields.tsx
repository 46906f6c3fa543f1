import { consentLabels } from "@tefuda/domain/account/constants";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ConsentField } from "./consent-field";
import { accountCopy } from "./copy.ja";

const copy = accountCopy.signUp;
type Consent = "agreedTerms" | "agreedPrivacy";

interface ConsentFieldsProps {
  register: (name: Consent) => UseFormRegisterReturn;
  errors: Partial<Record<Consent, { message?: string | undefined }>>;
  /** The field of the mails of news, for a newcomer. */
  newsletter?: UseFormRegisterReturn | undefined;
}

/** What a member agrees to: whichever way they sign up, and again when it has changed. */
export function ConsentFields({ register, errors, newsletter }: ConsentFieldsProps) {
  return (
    <fieldset className="grid gap-2 border-line border-t pt-5">
      <legend className="sr-only">{copy.consents}</legend>
      <ConsentField
        registration={register("agreedTerms")}
        label={consentLabels.terms}
        error={errors.agreedTerms?.message}
        document={{ href: "/terms-of-service", label: copy.readTerms }}
      />
      <ConsentField
        registration={register("agreedPrivacy")}
        label={consentLabels.privacy}
        error={errors.agreedPrivacy?.message}
        document={{ href: "/privacy-policy", label: copy.readPrivacy }}
      />
      {newsletter && <ConsentField registration={newsletter} label={consentLabels.newsletter} />}
    </fieldset>
  );
}
