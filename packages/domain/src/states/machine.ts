/**
 * One row of a state machine: `by` may apply `action` to something in state `from`, which is
 * then in state `to`. `"none"` stands for "does not exist yet".
 */
export interface Transition<State extends string, Action extends string, By extends string> {
  readonly from: State | "none";
  readonly action: Action;
  readonly by: readonly By[];
  readonly to: State;
}

export type Machine<
  State extends string,
  Action extends string,
  By extends string,
> = readonly Transition<State, Action, By>[];

/**
 * The state after `by` applies `action` in state `from`, or `undefined` when the table has no
 * such row. The caller decides which error a refused step means.
 */
export function transition<State extends string, Action extends string, By extends string>(
  machine: Machine<State, Action, By>,
  step: { readonly from: State | "none"; readonly action: Action; readonly by: By },
): State | undefined {
  return machine.find(
    (row) => row.from === step.from && row.action === step.action && row.by.includes(step.by),
  )?.to;
}

/** The actions open to `by` in state `from`, in the order of the table; what a screen offers. */
export function actionsFrom<State extends string, Action extends string, By extends string>(
  machine: Machine<State, Action, By>,
  from: State | "none",
  by: By,
): Action[] {
  return machine.filter((row) => row.from === from && row.by.includes(by)).map((row) => row.action);
}

/** The states in which `by` may apply `action`: what a guarded UPDATE lists in its WHERE. */
export function statesAllowing<State extends string, Action extends string, By extends string>(
  machine: Machine<State, Action, By>,
  action: Action,
  by: By,
): (State | "none")[] {
  return machine
    .filter((row) => row.action === action && row.by.includes(by))
    .map((row) => row.from);
}
