import { scopeOf } from "@tefuda/domain/policy/can";
import { refusal } from "@tefuda/domain/policy/can";
import { type Column, columns } from "@tefuda/domain/policy/permissions";
import { TRPCError } from "@trpc/server";
import superjson from "superjson";
import { appErrorOf } from "../trpc/errors.ts";
import type { AnyCase } from "./expectations/table.ts";
import { call, type WalkedProcedure } from "./procedures.fixture.ts";
import { changedTables, type createStage, type Tables } from "./stage.fixture.ts";
import { type Rows, type Whose, whoses } from "./world/rows.fixture.ts";
import { leaksIn } from "./world/secrets.fixture.ts";
import type { World } from "./world/world.fixture.ts";
import type { Db } from "@tefuda/db/client";

export interface Walk {
  readonly world: World;
  readonly stage: ReturnType<typeof createStage>;
  readonly readTables: (db: Db) => Promise<Tables>;
  /** What every call finds. */
  readonly before: Tables;
}

/** Who calls with whose rows. */
export interface Step {
  readonly column: Column;
  readonly whose: Whose;
}

/** What queries may write: that they were asked. */
const RECORDS = ["audit_logs"];

/** Every way in which a case is to be called. */
export function stepsOf({ foreign }: AnyCase): Step[] {
  return whoses
    .filter((whose) => whose === "own" || foreign !== "namesNoRow")
    .flatMap((whose) =>
      columns
        .filter((column) => whose !== "colleague" || column === "aceMember" || column === "aceAdmin")
        .map((column) => ({ column, whose })),
    );
}

/** What a step has to lead to, `undefined` when the table leaves it out. */
export function expectedOf(
  { access }: WalkedProcedure,
  expectation: AnyCase,
  { column, whose }: Step,
  { world }: Walk,
): string | undefined {
  const refused = refusal(world.actorOf(column), access);
  if (refused) return refused;
  const outcomes = expectation[whose];
  return typeof outcomes === "object" ? outcomes[column] : undefined;
}

/** Makes the call and says in words what came of it, everything that should not have come too. */
export async function outcomeOf(
  procedure: WalkedProcedure,
  expectation: AnyCase,
  { column, whose }: Step,
  { world, stage, readTables, before }: Walk,
): Promise<string> {
  const rows = rowsOf(world, column, whose);
  const input = expectation.input?.(rows, rowsOf(world, column, "foreign"));
  return stage.play(async (tx) => {
    const answer = await answerOf(() => call(world.ctxOf(column, tx), procedure.path, input));
    const changed = changedTables(before, await readTables(tx));
    const said = superjson.stringify(answer.value);
    const faults = leaksIn(world.secrets, column, said).map((what) => `tells ${what}`);
    const isAllowed = scopeOf(world.actorOf(column), procedure.access) !== undefined;
    const allowed = answer.code
      ? isAllowed ? (expectation.leaves ?? []) : []
      : procedure.type === "query" ? RECORDS : changed;
    const written = changed.filter((table) => !allowed.includes(table));
    if (written.length > 0) faults.push(`writes ${written.join(", ")}`);
    const isUnchanged = procedure.type === "mutation" && changed.length === 0;
    return [answer.code ?? (isUnchanged ? "unchanged" : "ok"), ...faults].join(", but ");
  });
}

function rowsOf(world: World, column: Column, whose: Whose): Rows {
  const rows = world.rowsOf(column, whose);
  if (!rows) throw new Error(`The world has no ${whose} rows of ${column}.`);
  return rows;
}

interface Answer {
  readonly value?: unknown;
  /** The catalogue's code, when the call failed. */
  readonly code?: string;
}

async function answerOf(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const { code, fields, cause } = appErrorOf(error);
    // What a person is told as "unexpected" is told here in full.
    if (code === "unexpected") return { code: `unexpected: ${String(cause)}` };
    if (code === "invalidParameter") return { code: `${code} ${JSON.stringify(fields)}` };
    return { code };
  }
}
