import type { Recruitment } from "@tefuda/domain/recruitment/schema";

/** A position's conditions as readers see them: without who is in charge. */
export type Conditions = Omit<Recruitment, "aceIds">;
