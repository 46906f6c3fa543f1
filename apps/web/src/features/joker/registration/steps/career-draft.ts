import type { Own } from "../step-form";

/** A career as either kind of profile has it stored. */
type StoredCareer = Pick<
  Own["profile"]["careers"][number],
  "id" | "companyName" | "startWorkingDuration" | "isCurrentWorkplace"
> & {
  readonly position?: string | null | undefined;
  readonly endWorkingDuration?: string | null | undefined;
  readonly business?: string | null | undefined;
  readonly businessDetail?: string | null | undefined;
};

/** A career as it is being typed. */
export interface CareerDraft {
  /** Tells the entries of the form apart. */
  key: string;
  id?: string;
  companyName: string;
  position: string;
  startWorkingDuration: string;
  endWorkingDuration: string;
  business: string;
  businessDetail: string;
  isCurrentWorkplace: boolean;
}

export function blankCareer(): CareerDraft {
  return {
    key: crypto.randomUUID(),
    companyName: "",
    position: "",
    startWorkingDuration: "",
    endWorkingDuration: "",
    business: "",
    businessDetail: "",
    isCurrentWorkplace: false,
  };
}

/** The stored careers as drafts; a first empty one where there are none. */
export function careerDrafts(careers: readonly StoredCareer[]): CareerDraft[] {
  if (careers.length === 0) return [{ ...blankCareer(), isCurrentWorkplace: true }];
  return careers.map((career) => ({
    key: career.id,
    id: career.id,
    companyName: career.companyName,
    position: career.position ?? "",
    startWorkingDuration: career.startWorkingDuration,
    endWorkingDuration: career.endWorkingDuration ?? "",
    business: career.business ?? "",
    businessDetail: career.businessDetail ?? "",
    isCurrentWorkplace: career.isCurrentWorkplace,
  }));
}
