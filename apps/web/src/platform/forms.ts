import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import type { Failure } from "./errors";

export interface LazyRules<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>;
  /** Fetches the rules ahead, so that sending the form does not wait for them. */
  readonly load: () => Promise<unknown>;
}

/**
 * The rules of a form from its schema, fetched when the form is first used: the page itself then
 * comes without the schema and its library.
 */
export function lazyRules<Input extends FieldValues, Output>(
  loadSchema: () => Promise<ZodType<Output, Input>>,
): LazyRules<Input, Output> {
  const load = () => Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
  return {
    load,
    resolver: async (...values) => {
      const [{ zodResolver }, schema] = await load();
      return zodResolver(schema)(...values);
    },
  };
}

/** What is wrong, by the paths of the fields. */
export type Faults = Readonly<Record<string, string>>;

/** What of a form is needed to say what is wrong in it. */
export type ShownForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  "setError" | "getValues"
>;

/**
 * Puts what the server answered beside the fields that it names, or that its code is about, with the
 * focus on the first. Answers whether the form has any of them: all else is about it as a whole.
 */
export function showFaults<Values extends FieldValues>(
  { setError, getValues }: ShownForm<Values>,
  { code, message, fields }: Pick<Failure, "code" | "message" | "fields">,
  fieldOf: Partial<Record<ErrorCode, FieldPath<Values>>> = {},
): boolean {
  const own = fieldOf[code];
  const values = getValues();
  const faults = own
    ? [[own, fields[own] ?? message] as const]
    : Object.entries(fields).filter(([name]) => (name.split(".")[0] ?? "") in values);
  for (const [at, [name, text]] of faults.entries())
    setError(name as FieldPath<Values>, { type: code, message: text }, { shouldFocus: at === 0 });
  return faults.length > 0;
}

/** Leads to the first field or group of fields that is marked as wrong. */
export function focusFirstFault(form: HTMLElement | null) {
  form
    ?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby*="error"] :is(input, button, select)',
    )
    ?.focus();
}
