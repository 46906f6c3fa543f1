import { testsAll } from "./all.ts";

/** Whoever looks at a part of the screens at a time has seen all after so many runs. */
export const TURNS = 3;

/**
 * Set by `npm test` (tooling/changed/looks.ts): whose turn it is, from 0 on, and the names of the screens that a
 * change reaches. Without them everything is looked at.
 */
const { LOOK_TURN, LOOK_REACHED = "" } = process.env;
const reached = new Set(LOOK_REACHED.split(","));

/**
 * Whether this run looks at a screen, or at windows over it.
 * @param index its place in the list of all
 */
export const hasTurn = (index: number, screen: string): boolean =>
  testsAll || !LOOK_TURN || index % TURNS === Number(LOOK_TURN) || reached.has(screen);
