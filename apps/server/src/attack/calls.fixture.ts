import { refusal } from "@tefuda/domain/policy/can";
import { type Column, columns } from "@tefuda/domain/policy/permissions";
import fc from "fast-check";
import { cases } from "../access-matrix/expectations/all.fixture.ts";
import { type MatrixProcedure, procedures } from "../access-matrix/procedures.fixture.ts";
import { leaksIn } from "../access-matrix/world/secrets.fixture.ts";
import { asJson, type Front, type Told } from "./front.fixture.ts";
import { innerWordsIn } from "./inner-words.fixture.ts";
import { hostileInputs } from "./inputs.fixture.ts";
import { needOthers, prepared } from "./prepared.fixture.ts";

const attacked = procedures.filter(({ type }) => type !== "subscription");

export interface CallsReport {
  readonly asked: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly findings: readonly string[];
}

interface Target {
  readonly procedure: MatrixProcedure;
  readonly column: Column;
}

interface Plan {
  /** About how many inputs; good ones come first and are not left out. */
  readonly count: number;
  readonly seed: number;
  /** Whether everybody asks for everything; else each procedure is asked for by one whom it lets in. */
  readonly isWhole: boolean;
}

/** Of a caller and a procedure that the policy keeps apart, so many inputs are enough. */
const REFUSED_INPUTS = 2;

/** Asks for every procedure, first with inputs that are good, then with hostile ones. */
export async function attackCalls(front: Front, plan: Plan): Promise<CallsReport> {
  const { world } = front;
  const isRefused = ({ procedure, column }: Target) =>
    refusal(world.actorOf(column), procedure.access) !== undefined;
  const targets = attacked.flatMap((procedure, index): Target[] => {
    const all = columns.map((column) => ({ procedure, column }));
    if (plan.isWhole) return all;
    const open = all.filter((target) => !isRefused(target));
    return open.slice(index % open.length).slice(0, 1);
  });
  const ids = idsOf(front);
  const statuses: Record<number, number> = {};
  const findings: string[] = [];
  const answered = new Set<string>();
  let asked = 0;

  const note = (target: Target, json: string, told: Told) => {
    asked += 1;
    statuses[told.status] = (statuses[told.status] ?? 0) + 1;
    const { procedure, column } = target;
    if (told.status === 200) answered.add(procedure.path);
    const answer = { ...told, text: withoutEcho(told.text, json) };
    const faults = faultsOf(front, column, answer, mayTell(procedure));
    if (told.status === 200 && isRefused(target)) faults.push("lets in whom the policy refuses");
    if (faults.length > 0)
      findings.push(
        `${procedure.path} as ${column} with ${json.slice(0, 300)}: ${faults.join(", ")}`,
      );
  };
  const attack = async (target: Target, json: string) =>
    note(
      target,
      json,
      await front.stage.play(() => front.ask(target.column, target.procedure, json)),
    );
  /** As `attack`, after what has to have happened before; the input is made from one that is good then. */
  const attackPrepared = (
    target: Target,
    hostile: ((good: unknown) => string) | undefined,
  ): Promise<unknown> =>
    front.stage.play(async () => {
      const { input, cookie } = (await prepared[target.procedure.path]?.prepare(front)) ?? {};
      const json = hostile ? hostile(input) : asJson(input);
      note(target, json, await front.ask(target.column, target.procedure, json, cookie));
      return true;
    });

  const ready = attacked.flatMap((procedure): Target[] => {
    const column = prepared[procedure.path]?.column;
    return column ? [{ procedure, column }] : [];
  });
  for (const target of ready) await attackPrepared(target, undefined);
  for (const target of targets)
    for (const input of goodInputs(front, target).slice(
      0,
      isRefused(target) || !plan.isWhole ? 1 : 4,
    ))
      await attack(target, asJson(input));

  const refused = targets.filter(isRefused).length;
  const each = Math.ceil(
    (plan.count - asked - refused * REFUSED_INPUTS) / (targets.length - refused + ready.length),
  );
  const numRuns = Math.max(1, each);
  for (const [index, target] of targets.entries()) {
    const inputs = hostileInputs(target.procedure.path, goodInputs(front, target), ids);
    const runs = { numRuns: isRefused(target) ? REFUSED_INPUTS : numRuns, seed: plan.seed + index };
    for (const json of fc.sample(inputs, runs)) await attack(target, json);
  }
  for (const [index, target] of ready.entries())
    for (let run = 0; run < numRuns; run += 1)
      await attackPrepared(target, (good) => {
        const inputs = hostileInputs(target.procedure.path, [good], ids);
        return fc.sample(inputs, { numRuns: 1, seed: plan.seed + index + run })[0] ?? "";
      });

  const never = attacked
    .map(({ path }) => path)
    .filter((path) => plan.isWhole && !answered.has(path) && !needOthers.includes(path));
  return {
    asked,
    statuses,
    findings: [...findings, ...never.map((path) => `${path} let nobody through`)],
  };
}

/** The secrets that whoever is let in may be told, by their names. */
const mayTell = ({ path }: MatrixProcedure): string[] => [
  ...(prepared[path]?.tells ?? []),
  ...(cases.get(path) ?? []).flatMap(({ tells = [] }) => tells),
];

/** The answer without what the caller wrote: to read one's own words again tells nothing. */
function withoutEcho(answer: string, json: string): string {
  const words = [...json.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, word = ""]) => word);
  return words.reduce((text, word) => text.replaceAll(`"${word}"`, '""'), answer);
}

/** What an answer may never hold, whoever reads it. */
function faultsOf(
  { world }: Front,
  column: Column,
  { status, text }: Told,
  mayTell: readonly string[],
): string[] {
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...leaksIn(world.secrets, column, text)
      .filter((what) => !mayTell.includes(what))
      .map((what) => `tells ${what}`),
    ...innerWordsIn(text).map((what) => `tells ${what}`),
  ];
}

/** Inputs that a procedure takes, naming the caller's rows and those of strangers. */
function goodInputs({ world }: Front, { procedure, column }: Target): unknown[] {
  const own = world.rowsOf(column, "own");
  const foreign = world.rowsOf(column, "foreign");
  if (!own || !foreign) throw new Error(`The world has no rows of ${column}.`);
  return (cases.get(procedure.path) ?? []).flatMap(({ input }) => [
    input?.(own, foreign),
    input?.(foreign, own),
  ]);
}

/** Ids, codes and addresses of everybody. */
function idsOf({ world }: Front): string[] {
  const rows = columns.flatMap((column) =>
    (["own", "colleague", "foreign"] as const).flatMap(
      (whose) => world.rowsOf(column, whose) ?? [],
    ),
  );
  const named = rows.flatMap(({ codes, ...others }) => [
    ...Object.values(codes),
    ...Object.values(others),
  ]);
  return [...new Set(named)];
}
