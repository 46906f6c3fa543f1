import { aces } from "../schema/ace.ts";
import { and, eq, isNull, type SQL } from "../sql.ts";
import { wherePublicCompany } from "./recruitment.ts";

/** A member whom anyone may look at: available, still there, of a company that shows itself. */
export function whereViewableAce(): SQL | undefined {
  return and(eq(aces.isAvailable, true), isNull(aces.removedAt), wherePublicCompany());
}
