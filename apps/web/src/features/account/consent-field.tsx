import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Checkbox } from "@/ui/checkbox";
import { FieldError, OptionalMark, RequiredMark } from "@/ui/field-parts";
import { TextLink } from "@/ui/text-link";

interface ConsentFieldProps {
  registration: UseFormRegisterReturn;
  label: string;
  error?: string | undefined;
  /** What is agreed to; opens beside the form, so that nothing typed is lost. A consent without one is optional. */
  document?: { href: string; label: string };
}

export function ConsentField({ registration, label, error, document }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <Checkbox
        {...registration}
        aria-required={document !== undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        label={
          <>
            {label} {document ? <RequiredMark /> : <OptionalMark />}
          </>
        }
      />
      {document && (
        <p className="pl-8 text-sm">
          <TextLink href={document.href} target="_blank">
            {document.label}
          </TextLink>
        </p>
      )}
      {error && (
        <div className="pl-8">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
