import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@tefuda/db/client";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { type Given, statement } from "@tefuda/db/statement";
import { MEASURED_WITHIN_MS } from "@tefuda/domain/monitoring/event-limits";
import {
  type AnalyticsEvent,
  type AnalyticsParams,
  analyticsEvents as schemas,
} from "@tefuda/domain/monitoring/events";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { togetherOn } from "../kernel/together.ts";

/** Whom an event is about, where that is not simply who acts. */
export interface EventOf {
  /** The event's own id: a second row with the same one is not written. */
  readonly id?: string | undefined;
  /** Who did it; the actor when absent, nobody when `null`. */
  readonly userId?: string | null | undefined;
  /** The company that it concerns; that of an acting member of staff when absent. */
  readonly companyId?: string | null | undefined;
}

/** Without an actor nobody acts: what the product does by itself. */
type Who = Pick<Ctx, "clock"> & Partial<Pick<Ctx, "actor">>;

const userOf = ({ actor }: Who) => (!actor || actor.kind === "visitor" ? null : actor.userId);
const companyOf = ({ actor }: Who) => (actor?.kind === "ace" ? actor.companyId : null);

/**
 * Writes a named event (spec 7 · Analytics). Give it the transaction of the deed that causes it, at the
 * place where the deed itself is written: then it is there exactly as often as the deed, also when a
 * call is repeated.
 *
 * @throws ZodError for parameters that are not ids and enumerations, such as free text.
 */
export async function recordEvent<E extends AnalyticsEvent>(
  tx: Db,
  who: Who,
  name: E,
  params: AnalyticsParams<E>,
  of: EventOf = {},
): Promise<void> {
  await insertEvent(tx, rowOf(who, { name, params, ...of }));
}

/** One event among several. */
export interface NamedEvent extends EventOf {
  readonly name: AnalyticsEvent;
  readonly params: unknown;
}

/**
 * Writes events of looks and of what browsers tell, which belong to no deed. Whoever comes while some are written
 * shares the next statement: however many they are, and whoever holds the table, they take one connection.
 * @throws ZodError as above
 */
export async function recordBeside(db: Db, who: Who, events: readonly NamedEvent[]): Promise<void> {
  const rows = events.map((event) => rowOf(who, event));
  await Promise.all(rows.map((row) => insertTogether(db, row)));
}

/** Has no answer wait for long for what is only measured, which goes on by itself then. It must not fail. */
export const notForLong = (measuring: Promise<void>): Promise<void> =>
  Promise.race([measuring, wait(MEASURED_WITHIN_MS, undefined, { ref: false })]);

const rowOf = (who: Who, { id, name, params, userId, companyId }: NamedEvent) => ({
  id: id ?? uuidv7(),
  name,
  userId: userId === undefined ? userOf(who) : userId,
  companyId: companyId === undefined ? companyOf(who) : companyId,
  params: schemas[name].parse(params),
  createdAt: who.clock(),
});

const insertEvent = statement((db, given: Given<ReturnType<typeof rowOf>>) =>
  db
    .insert(analyticsEvents)
    .values({
      id: given.id,
      name: given.name,
      userId: given.userId,
      companyId: given.companyId,
      params: given.params,
      createdAt: given.createdAt,
    })
    .onConflictDoNothing(),
);

/** More than come in the five seconds for which a statement waits for a table. */
const ROWS_MAX = 1000;

const insertTogether = togetherOn(
  async (db, rows: readonly ReturnType<typeof rowOf>[]) => {
    const [row, ...others] = rows;
    if (row && others.length === 0) await insertEvent(db, row);
    else
      await db
        .insert(analyticsEvents)
        .values([...rows])
        .onConflictDoNothing();
    return rows.map(() => undefined);
  },
  { size: ROWS_MAX },
);
