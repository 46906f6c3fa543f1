import { companiesA } from "./companies-a.ts";
import { companiesB } from "./companies-b.ts";
import { companiesC } from "./companies-c.ts";
import type { DemoCompany } from "./types.ts";

/** Fifteen companies; the first one belongs to the demo accounts, the last two to the agents. */
export const demoCompanies: readonly DemoCompany[] = [...companiesA, ...companiesB, ...companiesC];
