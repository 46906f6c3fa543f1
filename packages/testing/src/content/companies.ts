import { companiesA } from "./companies-a.ts";
import { companiesB } from "./companies-b.ts";
import type { DemoCompany } from "./types.ts";

/** Fourteen companies; the first one belongs to the demo accounts, the last one to the agents. */
export const demoCompanies: readonly DemoCompany[] = [...companiesA, ...companiesB];
