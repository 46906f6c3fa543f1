import { parseArgs } from "node:util";
import { SEEKERS } from "./town.ts";

/** The works, by the names that `--only` takes. */
const workNames = ["w1", "w2", "w3", "w4", "w5", "w6"] as const;
export type WorkName = (typeof workNames)[number];

export interface CoreOptions {
  readonly only: readonly WorkName[];
  /** Every duration is multiplied by it. */
  readonly scale: number;
  /** Among how many candidates searches search. */
  readonly candidates: number;
  /** How many live streams are open at once. */
  readonly streams: number;
}

const isWork = (name: string): name is WorkName => workNames.some((known) => known === name);

/**
 * What stands behind `npm run bench --`: names of benchmarks, and the options of `core`.
 * @throws Error that says what is wrong with them
 */
export function readArguments(args: readonly string[]): {
  readonly names: readonly string[];
  readonly core: CoreOptions;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: "string", default: workNames.join(",") },
      scale: { type: "string", default: "1" },
      candidates: { type: "string", default: "100000" },
      streams: { type: "string", default: "2000" },
    },
  });
  const only = values.only.split(",");
  const unknown = only.find((name) => !isWork(name));
  if (unknown !== undefined)
    throw new Error(`There is no work "${unknown}": choose from ${workNames.join(", ")}.`);
  return {
    names: positionals,
    core: {
      only: only.filter(isWork),
      scale: numberOf("scale", values.scale, { min: 0.01, max: 100 }),
      candidates: numberOf("candidates", values.candidates, { min: 1000, max: 1_000_000 }),
      streams: numberOf("streams", values.streams, { min: 1, max: SEEKERS }),
    },
  };
}

function numberOf(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  const isFit = value >= min && value <= max && (min < 1 || Number.isInteger(value));
  if (text.trim() === "" || !isFit)
    throw new Error(`--${name} is a number from ${min} to ${max}, not "${text}".`);
  return value;
}
