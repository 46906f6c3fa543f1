/** Whoever looks at a part of the screens at a time has seen all after so many runs. */
export const TURNS = 3;

/** What `npm test` sets (tooling/changed/looks.ts). Without it, as in a run of all tests, everything is looked at. */
interface Looks {
  /** Whose turn it is, from 0 on. */
  readonly LOOK_TURN?: string;
  /** The names of the screens that a change reaches, with commas between. */
  readonly LOOK_REACHED?: string;
}

/**
 * Whether this run looks at a screen, or at windows over it.
 * @param index its place in the list of all
 */
export function hasTurn(
  index: number,
  screen: string,
  { LOOK_TURN, LOOK_REACHED = "" }: Looks = process.env,
): boolean {
  if (!LOOK_TURN) return true;
  return index % TURNS === Number(LOOK_TURN) || LOOK_REACHED.split(",").includes(screen);
}
