import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import type { Column } from "@tefuda/domain/policy/permissions";
import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "../../trpc/router.ts";
import type { Rows } from "../world/rows.fixture.ts";

/**
 * What a call leads to: a code of the catalogue, an answer, or an answer to a mutation that left
 * every table as it was. An error leaves every table as it was too, unless the case says more.
 */
export type Outcome = "ok" | "unchanged" | ErrorCode;
export type Outcomes = Readonly<Partial<Record<Column, Outcome>>>;

interface CaseBase {
  /** What tells this case from the procedure's other ones. */
  readonly about?: string;
  /** With the caller's own rows. Only columns that the policy lets through are named. */
  readonly own: Outcomes;
  /** With the rows of someone else in the same company, for its member and its admin. */
  readonly colleague?: Outcomes;
  /** With a stranger's rows. */
  readonly foreign: Outcomes | "namesNoRow";
  /** Secrets that this answer alone may tell to whom the procedure is open. */
  readonly tells?: readonly string[];
  /** Tables that this case may change although it fails. */
  readonly leaves?: readonly string[];
}

/** One way of calling a procedure; `input` gets the rows to name, and a stranger's beside. */
export type Case<Input> = CaseBase &
  ([undefined] extends [Input]
    ? { readonly input?: never }
    : { readonly input: (rows: Rows, foreign: Rows) => Input });

/** A case whose input is no longer known to the type system. */
export type AnyCase = CaseBase & {
  readonly input?: ((rows: Rows, foreign: Rows) => unknown) | undefined;
};

type Inputs = inferRouterInputs<AppRouter>;

/** What all procedures of a feature's router lead to; one entry a procedure. */
export type Feature<F extends keyof Inputs> = {
  readonly [P in keyof Inputs[F]]: Case<Inputs[F][P]> | readonly Case<Inputs[F][P]>[];
};

export const jokers = (outcome: Outcome) =>
  ({ jokerNotRegistered: outcome, jokerRegistered: outcome }) satisfies Outcomes;
/** A company's member and admin, without agents. */
export const staff = (outcome: Outcome) =>
  ({ aceMember: outcome, aceAdmin: outcome }) satisfies Outcomes;
export const aces = (outcome: Outcome) =>
  ({ ...staff(outcome), agentAce: outcome }) satisfies Outcomes;
export const judges = (outcome: Outcome) =>
  ({ operatorJudge: outcome, operatorAdmin: outcome }) satisfies Outcomes;
export const supporters = (outcome: Outcome) =>
  ({ operatorSupport: outcome, operatorAdmin: outcome }) satisfies Outcomes;
export const editors = (outcome: Outcome) =>
  ({ operatorEditor: outcome, operatorAdmin: outcome }) satisfies Outcomes;
export const operators = (outcome: Outcome) =>
  ({ ...supporters(outcome), ...judges(outcome), ...editors(outcome) }) satisfies Outcomes;
/** Both sides of a matching. */
export const members = (outcome: Outcome) =>
  ({ ...jokers(outcome), ...aces(outcome) }) satisfies Outcomes;
export const signedIn = (outcome: Outcome) =>
  ({ ...members(outcome), ...operators(outcome) }) satisfies Outcomes;
export const everyone = (outcome: Outcome) =>
  ({ visitor: outcome, ...signedIn(outcome) }) satisfies Outcomes;
