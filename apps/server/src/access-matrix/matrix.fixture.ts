import { visitor } from "@tefuda/domain/policy/actor";
import { can, refusal } from "@tefuda/domain/policy/can";
import { type Action, type Column, columns } from "@tefuda/domain/policy/permissions";
import { transformer } from "@tefuda/domain/wire/transformer";
import { useTestDatabase as provideDatabase } from "@tefuda/testing/database/test-database";
import { TRPCError } from "@trpc/server";
import { afterAll, beforeAll } from "vitest";
import { appErrorOf } from "../trpc/errors.ts";
import type { AnyCase } from "./expectations/table.fixture.ts";
import { call, type MatrixProcedure } from "./procedures.fixture.ts";
import { createStage } from "./stage.fixture.ts";
import { watchTables } from "./tables.fixture.ts";
import { type Rows, type Whose, whoses } from "./world/rows.fixture.ts";
import { leaksIn } from "./world/secrets.fixture.ts";
import { buildWorld, type World } from "./world/world.fixture.ts";

export interface Matrix {
  readonly world: World;
  readonly stage: ReturnType<typeof createStage>;
  /** Which tables a call has changed. */
  readonly changedTables: Awaited<ReturnType<typeof watchTables>>;
}

/** One world for the tests of a file. */
export function prepareMatrix(): { readonly current: Matrix } {
  const database = provideDatabase();
  let matrix: Matrix | undefined;
  beforeAll(async () => {
    const stage = createStage(database.db);
    const world = await buildWorld(stage.db);
    matrix = { stage, world, changedTables: await watchTables(database.db) };
  });
  afterAll(() => matrix?.world.close());
  return {
    get current() {
      if (!matrix) throw new Error("The world stands only while tests run.");
      return matrix;
    },
  };
}

/** Who calls with whose rows. */
interface Step {
  readonly column: Column;
  readonly whose: Whose;
}

/** Those who have colleagues. */
const staff = ["aceMember", "aceAdmin"] as const;

/** What queries may write: that they were asked. */
const RECORDS = ["audit_logs", "analytics_events"];

/**
 * Every way in which a case is to be called. What even a visitor may do is not bounded by a
 * company, so a colleague's rows are named only where a permission is needed.
 */
export function stepsOf(access: Action, { foreign }: Pick<AnyCase, "foreign">): Step[] {
  const named = foreign === "namesNoRow" ? whoses.slice(0, 1) : whoses;
  const callersOf: Record<Whose, readonly Column[]> = {
    own: columns,
    colleague: can(visitor, access) ? [] : staff,
    foreign: columns,
  };
  return named.flatMap((whose) => callersOf[whose].map((column) => ({ column, whose })));
}

/** What a step has to lead to, `undefined` when the table leaves it out. */
export function expectedOf(
  { access }: MatrixProcedure,
  expectation: AnyCase,
  { column, whose }: Step,
  { world }: Matrix,
): string | undefined {
  const refused = refusal(world.actorOf(column), access);
  if (refused) return refused;
  const outcomes = expectation[whose];
  return typeof outcomes === "object" ? outcomes[column] : undefined;
}

/** Makes the call and says in words what came of it, everything that should not have come too. */
export async function outcomeOf(
  procedure: MatrixProcedure,
  expectation: AnyCase,
  { column, whose }: Step,
  { world, stage, changedTables }: Matrix,
): Promise<string> {
  const rows = rowsOf(world, column, whose);
  const input = expectation.input?.(rows, rowsOf(world, column, "foreign"));
  return stage.play(async (tx) => {
    const answer = await answerOf(() => call(world.ctxOf(column, tx), procedure.path, input));
    const changed = await changedTables(tx);
    const said = JSON.stringify(transformer.serialize(answer.value));
    const told = leaksIn(world.secrets, column, said);
    const faults = told
      .filter((what) => !expectation.tells?.includes(what))
      .map((what) => `tells ${what}`);
    const isRefused = !can(world.actorOf(column), procedure.access);
    const mayWrite = writableTables(procedure, expectation, answer, isRefused) ?? changed;
    const written = changed.filter((table) => !mayWrite.includes(table));
    if (written.length > 0) faults.push(`writes ${written.join(", ")}`);
    const isUnchanged = procedure.type === "mutation" && changed.length === 0;
    return [answer.code ?? (isUnchanged ? "unchanged" : "ok"), ...faults].join(", but ");
  });
}

/** The tables that a call may have changed, whatever they are when `undefined`. */
function writableTables(
  { type }: MatrixProcedure,
  { leaves = [] }: AnyCase,
  { code }: Answer,
  isRefused: boolean,
): readonly string[] | undefined {
  if (isRefused) return [];
  if (code) return leaves;
  return type === "query" ? RECORDS : undefined;
}

export function rowsOf(world: World, column: Column, whose: Whose): Rows {
  const rows = world.rowsOf(column, whose);
  if (!rows) throw new Error(`The world has no ${whose} rows of ${column}.`);
  return rows;
}

interface Answer {
  readonly value?: unknown;
  /** The catalogue's code, when the call failed. */
  readonly code?: string;
}

export async function answerOf(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const { code, fields, cause } = appErrorOf(error);
    // What a person is told as "unexpected" is told here in full.
    if (code === "unexpected" || code === "internalError")
      return { code: `${code}: ${String(cause)}` };
    if (code === "invalidParameter") return { code: `${code} ${JSON.stringify(fields)}` };
    return { code };
  }
}
