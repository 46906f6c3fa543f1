import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { secondFactorCopy as copy } from "./copy.ja";

/** A code of the app, or a recovery code where the help says so. */
export function CodeField({
  registration,
  error,
  help = copy.codeHelp,
}: {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  help?: string;
}) {
  return (
    <Field label={copy.code} error={error} help={help}>
      <TextInput
        {...registration}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="text-lg tabular-nums tracking-widest"
      />
    </Field>
  );
}
