import type { DemoAce, DemoAceCareer, DemoPersonality } from "./types.ts";

type Optional = "authority" | "isAvailable" | "isAgent" | "careers" | "personalities";

export interface AceDraft extends Omit<DemoAce, Optional> {
  admin?: true;
  paused?: true;
  /** Company, position, first month and, unless it goes on, last month. */
  path: readonly (readonly [string, string, string, string?])[];
  self: readonly DemoPersonality[];
}

/** Fills the fields that most aces share. */
export function ace({ admin, paused, path, self, ...rest }: AceDraft): DemoAce {
  const careers = path.map(([companyName, position, startWorkingDuration, end]): DemoAceCareer => {
    const career = { companyName, position, startWorkingDuration };
    return end === undefined ? career : { ...career, endWorkingDuration: end };
  });
  return {
    ...rest,
    careers,
    personalities: self,
    authority: admin ? "admin" : "member",
    isAvailable: !paused,
    isAgent: rest.agentOrder !== undefined,
  };
}
