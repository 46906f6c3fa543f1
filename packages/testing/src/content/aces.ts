import { acesA } from "./aces-a.ts";
import { acesB } from "./aces-b.ts";
import { acesC } from "./aces-c.ts";
import { acesD } from "./aces-d.ts";
import { acesE } from "./aces-e.ts";
import type { DemoAce } from "./types.ts";

/** Forty-five aces, grouped by company in the order of `demoCompanies`. */
export const demoAces: readonly DemoAce[] = [...acesA, ...acesB, ...acesC, ...acesD, ...acesE];
