import { createHash } from "node:crypto";
import type { PoolClient, QueryConfig } from "pg";

/** A statement that comes this often is one of the product's own, not made up for one list of values. */
const COMES_AGAIN = 10;
/** Each connection keeps the plans of so many; what is beyond is planned at each call. */
const NAMED_MAX = 400;
/** Texts that are counted before they have a name. */
const COUNTED_MAX = 4000;

/**
 * Gives the statements that come again and again a name, by which PostgreSQL plans them once for a
 * connection instead of at every call: planning is most of what a short statement costs.
 * A name is made of the text, so that it means the same on every connection and in every process, as a
 * pooler between them needs it.
 */
export function createNamer() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= NAMED_MAX) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < COMES_AGAIN) {
      if (counts.size >= COUNTED_MAX) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = createHash("sha1").update(text).digest("hex");
    names.set(text, name);
    return name;
  };

  const named = (config: QueryConfig, given: unknown): QueryConfig => {
    const values = Array.isArray(given) ? given : config.values;
    if (config.name || !values?.length) return config;
    const name = nameOf(config.text);
    return name ? { ...config, name } : config;
  };

  /** Has a new connection of the pool name what it sends. */
  return (client: PoolClient): void => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const queryNamed = (config: unknown, ...rest: unknown[]) =>
      query(
        isPlain(config)
          ? named(config, rest[0])
          : typeof config === "string"
            ? named({ text: config }, rest[0])
            : config,
        ...rest,
      );
    client.query = queryNamed as typeof client.query;
  };
}

/** A description of a statement, and not one that sends itself. */
const isPlain = (config: unknown): config is QueryConfig =>
  typeof config === "object" && config !== null && "text" in config && !("submit" in config);
