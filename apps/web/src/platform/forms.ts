import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

export interface LazyRules<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>;
  /** Fetches the rules ahead, so that sending the form does not have to wait for them. */
  readonly prefetch: () => void;
}

/**
 * The rules of a form from its schema, fetched when the form is first used: the page itself then
 * comes without the schema and its library.
 */
export function lazyRules<Input extends FieldValues, Output>(
  loadSchema: () => Promise<ZodType<Output, Input>>,
): LazyRules<Input, Output> {
  let fetched: Promise<Resolver<Input, unknown, Output>> | undefined;
  const fetchResolver = () => {
    fetched ??= Promise.all([import("@hookform/resolvers/zod"), loadSchema()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema),
    );
    // What failed is asked for again the next time.
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
  return {
    resolver: async (...values) => (await fetchResolver())(...values),
    prefetch: () => {
      fetchResolver();
    },
  };
}
