import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

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
