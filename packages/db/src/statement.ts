import type { Db } from "./database.ts";
import { rowMapper, type SelectedField } from "./row-mapper.ts";
import { senderFor } from "./shared-connections.ts";
import { is, Param, Placeholder, type Query, type SQL, type SQLWrapper, sql } from "./sql.ts";

/** The values of a statement as its builder takes them: each stands for what comes with a call. */
export type Given<Values> = { readonly [Name in keyof Values]: Placeholder };

/** Runs a statement on a database or in a transaction of it. */
export type Statement<Values, Result> = (db: Db, values: Values) => Promise<Result>;

interface Buildable<Result> {
  prepare(name: string): { execute(): Promise<Result> };
}

/** What the builders keep of a statement, on either engine (drizzle-orm 0.45). */
interface Built<Result> {
  readonly params: readonly unknown[];
  readonly client: unknown;
  readonly rawQueryConfig: { readonly text?: string };
  readonly fields?: readonly SelectedField[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: ReturnType<typeof rowMapper>;
  execute(): Promise<Result>;
}

/** What is behind a database and behind each of its transactions. */
interface Inner {
  /** The same for all of them. */
  readonly dialect: { sqlToQuery(statement: SQL): Query };
  readonly session: {
    readonly client: unknown;
    prepareQuery(query: Query, ...others: readonly undefined[]): unknown;
  };
}

/**
 * A statement whose text is built once for a database, for those that run with every call of a busy
 * kind: builders take as long over a text as PostgreSQL over the rows. It is written as any other, with
 * the names of its values in their places, and runs on a database or in a transaction. A value is what its
 * column takes, null among them; where no column says it, a time goes as ISO text.
 *
 * @example
 * const findJoker = statement((db, given: Given<{ id: string }>) =>
 *   db.select().from(jokers).where(eq(jokers.id, given.id)));
 * const [joker] = await findJoker(tx, { id });
 */
export function statement<Values extends object, Result>(
  build: (db: Db, given: Given<Values>) => Buildable<Result>,
): Statement<Values, Result> {
  return builtOnce((db, given: Given<Values>) => build(db, given).prepare(""));
}

/**
 * The same for a statement written by hand; it answers its rows. Every value says its type where it stands
 * (`::uuid`), and columns keep their names in the statement.
 */
export function rowsStatement<Values extends object, Row extends object>(
  write: (given: Given<Values>) => SQL,
): Statement<Values, Row[]> {
  const send = builtOnce<Values, { readonly rows: Row[] }>((db, given) => {
    const { dialect, session } = db as unknown as Inner;
    return session.prepareQuery(dialect.sqlToQuery(write(given)));
  });
  return async (db, values) => (await send(db, values)).rows;
}

/**
 * A list among a statement's values, as `= any(…)` takes it. PostgreSQL does not look into it when it
 * plans, so it plans once instead of at every call for a list of that length.
 */
export const listOf = (value: SQLWrapper, type: "text" | "uuid"): SQL =>
  sql`(select ${value}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

function builtOnce<Values extends object, Result>(
  build: (db: Db, given: Given<Values>) => unknown,
): Statement<Values, Result> {
  const built = new WeakMap<object, Built<Result>>();
  const given = new Proxy({} as Given<Values>, {
    get: (_, name) => sql.placeholder(String(name)),
  });
  return (db, values) => {
    const { dialect, session } = db as unknown as Inner;
    const known = built.get(dialect) ?? withMapper(build(db, given) as Built<Result>);
    built.set(dialect, known);
    // The same statement, sent where the caller's transaction is.
    const own: Built<Result> = Object.create(known, {
      client: { value: senderFor(session.client, known.rawQueryConfig.text) },
      params: { value: known.params.map((param) => filled(param, values)) },
    });
    return own.execute();
  };
}

function withMapper<Result>(built: Built<Result>): Built<Result> {
  if (built.fields) built.customResultMapper ??= rowMapper(built.fields, built.joinsNotNullableMap);
  return built;
}

/** A parameter as the driver takes it. */
function filled(param: unknown, values: object): unknown {
  if (is(param, Placeholder)) {
    const value = givenOf(param, values);
    return value instanceof Date ? value.toISOString() : value;
  }
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = givenOf(param.value, values);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function givenOf({ name }: Placeholder, values: object): unknown {
  const value: unknown = (values as Record<string, unknown>)[name];
  if (value === undefined) throw new Error(`The statement was given no value of "${name}".`);
  return value;
}
