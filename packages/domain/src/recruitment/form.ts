import { visibleText } from "../text/visible.ts";
import { messages } from "../validation/messages.ja.ts";
import { isContractOf } from "./constants.ts";
import type { changeScopeSchema } from "./parts.ts";
import { needOf, recruitmentFieldNames, withoutForeignFields } from "./publish.ts";
import {
  type Recruitment,
  type RecruitmentField,
  recruitmentFields,
  type UnfinishedFields,
} from "./schema.ts";

/** A position as its form holds it: everything as it was typed or ticked, whether right or not. */
export const emptyRecruitmentForm = {
  title: "",
  employmentType: "",
  contractType: "",
  occupations: [] as string[],
  duties: "",
  dutiesChangeKind: "",
  dutiesChangeText: "",
  workplaces: [] as string[],
  workplaceText: "",
  isFullRemote: false,
  workplaceChangeKind: "",
  workplaceChangeText: "",
  periodKind: "",
  periodFrom: "",
  periodTo: "",
  renewal: "",
  renewalCriteria: "",
  renewalLimitKind: "",
  renewalLimitValue: "",
  probationKind: "",
  probationMonths: "",
  probationConditions: "",
  hoursKind: "",
  hoursStart: "",
  hoursEnd: "",
  hoursText: "",
  deemedHours: "",
  weeklyHours: "",
  breakTime: "",
  overtimeKind: "",
  overtimeHours: "",
  holidays: "",
  minSalary: "",
  maxSalary: "",
  salaryDetail: "",
  fixedPayKind: "",
  fixedPayYen: "",
  fixedPayHours: "",
  rewardType: "",
  rewardYen: "",
  rewardDue: "",
  insurance: [] as string[],
  smokingMeasures: "",
  smokingMeasuresDetail: "",
  dispatch: "",
  cancelTerms: "",
  workConditions: [] as string[],
  requirements: "",
  welcome: "",
  selectionProcess: "",
  aceIds: [] as string[],
  closesAt: "",
};
export type RecruitmentForm = typeof emptyRecruitmentForm;
export type FormPart = keyof RecruitmentForm;

type Scope = Exclude<Recruitment["dutiesChangeScope"], undefined>;
type ScopeInput = Parameters<(typeof changeScopeSchema)["parse"]>[0];

interface Codec {
  /** The parts of the form in which the field stands. */
  readonly parts: readonly FormPart[];
  /** The field as its schema takes it; `undefined` when nothing was typed. */
  readonly read: (form: RecruitmentForm) => unknown;
  /** The parts that state a stored value. */
  readonly write: (recruitment: Recruitment) => Partial<RecruitmentForm>;
}

const digits = (value: number | undefined) => (value === undefined ? "" : String(value));

type TextPart = {
  [Part in FormPart]: RecruitmentForm[Part] extends string ? Part : never;
}[FormPart];

/** A field that stands in one part of its own name. */
const plain = (field: TextPart & RecruitmentField): Codec => ({
  parts: [field],
  read: (form) => form[field].trim() || undefined,
  write: (recruitment) => ({ [field]: String(recruitment[field] ?? "") }),
});

const list = (field: "occupations" | "insurance" | "workConditions" | "aceIds"): Codec => ({
  parts: [field],
  read: (form) => (form[field].length > 0 ? form[field] : undefined),
  write: (recruitment) => ({ [field]: [...(recruitment[field] ?? [])] }),
});

const scope = (
  field: "dutiesChangeScope" | "workplaceChangeScope",
  kind: "dutiesChangeKind" | "workplaceChangeKind",
  text: "dutiesChangeText" | "workplaceChangeText",
): Codec => ({
  parts: [kind, text],
  read: (form): ScopeInput => (form[kind] ? { kind: form[kind], text: form[text] } : undefined),
  write: (recruitment) => {
    const value: Scope | undefined = recruitment[field];
    return { [kind]: value?.kind ?? "", ...(value?.kind === "text" && { [text]: value.text }) };
  },
});

/** How each field stands in the form. The employer's are the company's and are not typed. */
export const formCodecs: Readonly<
  Record<Exclude<RecruitmentField, "employerName" | "employerAddress" | "employerContact">, Codec>
> = {
  title: plain("title"),
  employmentType: plain("employmentType"),
  contractType: plain("contractType"),
  occupations: list("occupations"),
  duties: plain("duties"),
  dutiesChangeScope: scope("dutiesChangeScope", "dutiesChangeKind", "dutiesChangeText"),
  workplaces: {
    parts: ["workplaces"],
    read: ({ workplaces }) => (workplaces.length > 0 ? workplaces.map(Number) : undefined),
    write: ({ workplaces = [] }) => ({ workplaces: workplaces.map(String) }),
  },
  workplaceAddress: {
    parts: ["workplaceText", "isFullRemote"],
    read: ({ workplaceText, isFullRemote }) =>
      workplaceText.trim() === "" ? undefined : { text: workplaceText, isFullRemote },
    write: ({ workplaceAddress }) => ({
      workplaceText: workplaceAddress?.text ?? "",
      isFullRemote: workplaceAddress?.isFullRemote ?? false,
    }),
  },
  workplaceChangeScope: scope("workplaceChangeScope", "workplaceChangeKind", "workplaceChangeText"),
  contractPeriod: {
    parts: ["periodKind", "periodFrom", "periodTo"],
    read: ({ periodKind: kind, periodFrom: from, periodTo: to }) =>
      kind === "" ? undefined : { kind, from, to },
    write: ({ contractPeriod: period }) => ({
      periodKind: period?.kind ?? "",
      ...(period?.kind === "fixed" && { periodFrom: period.from, periodTo: period.to }),
    }),
  },
  renewal: plain("renewal"),
  renewalCriteria: plain("renewalCriteria"),
  renewalLimit: {
    parts: ["renewalLimitKind", "renewalLimitValue"],
    read: ({ renewalLimitKind: kind, renewalLimitValue: value }) =>
      kind === "" ? undefined : { kind, value },
    write: ({ renewalLimit: limit }) => ({
      renewalLimitKind: limit?.kind ?? "",
      ...(limit && limit.kind !== "unlimited" && { renewalLimitValue: digits(limit.value) }),
    }),
  },
  probation: {
    parts: ["probationKind", "probationMonths", "probationConditions"],
    read: ({ probationKind: kind, probationMonths: months, probationConditions: conditions }) =>
      kind === "" ? undefined : { kind, months, conditions },
    write: ({ probation }) => ({
      probationKind: probation?.kind ?? "",
      ...(probation?.kind === "months" && {
        probationMonths: digits(probation.months),
        probationConditions: probation.conditions ?? "",
      }),
    }),
  },
  workHours: {
    parts: ["hoursKind", "hoursStart", "hoursEnd", "hoursText", "deemedHours", "weeklyHours"],
    read: (form) => {
      const { hoursKind: kind, hoursStart: start, hoursEnd: end, hoursText: text } = form;
      if (kind === "weekly") return { kind, hours: form.weeklyHours };
      return kind === ""
        ? undefined
        : {
            kind,
            start: clockTime(start),
            end: clockTime(end),
            text,
            deemedHours: form.deemedHours,
          };
    },
    write: ({ workHours: hours }) => ({
      hoursKind: hours?.kind ?? "",
      ...(hours?.kind === "fixed" && { hoursStart: hours.start, hoursEnd: hours.end }),
      ...(hours?.kind === "flex" && { hoursText: hours.text }),
      ...(hours?.kind === "discretionary" && { deemedHours: digits(hours.deemedHours) }),
      ...(hours?.kind === "weekly" && { weeklyHours: digits(hours.hours) }),
    }),
  },
  breakTime: plain("breakTime"),
  overtime: {
    parts: ["overtimeKind", "overtimeHours"],
    read: ({ overtimeKind: kind, overtimeHours: hours }) =>
      kind === "" ? undefined : { kind, hours },
    write: ({ overtime }) => ({
      overtimeKind: overtime?.kind ?? "",
      ...(overtime?.kind === "monthly" && { overtimeHours: digits(overtime.hours) }),
    }),
  },
  holidays: plain("holidays"),
  minSalary: plain("minSalary"),
  maxSalary: plain("maxSalary"),
  salaryDetail: plain("salaryDetail"),
  fixedOvertimePay: {
    parts: ["fixedPayKind", "fixedPayYen", "fixedPayHours"],
    read: ({ fixedPayKind: kind, fixedPayYen: yen, fixedPayHours: hours }) =>
      kind === "" ? undefined : { kind, yen, hours },
    write: ({ fixedOvertimePay: pay }) => ({
      fixedPayKind: pay?.kind ?? "",
      ...(pay?.kind === "included" && {
        fixedPayYen: digits(pay.yen),
        fixedPayHours: digits(pay.hours),
      }),
    }),
  },
  reward: {
    parts: ["rewardType", "rewardYen", "rewardDue"],
    read: ({ rewardType: type, rewardYen: yen, rewardDue: paymentDue }) =>
      type || yen || paymentDue ? { type, yen, paymentDue } : undefined,
    write: ({ reward }) => ({
      rewardType: reward?.type ?? "",
      rewardYen: digits(reward?.yen),
      rewardDue: reward?.paymentDue ?? "",
    }),
  },
  insurance: list("insurance"),
  smokingMeasures: plain("smokingMeasures"),
  smokingMeasuresDetail: plain("smokingMeasuresDetail"),
  dispatch: {
    parts: ["dispatch"],
    read: ({ dispatch }) => (dispatch === "" ? undefined : dispatch === "yes"),
    write: ({ dispatch }) => ({ dispatch: dispatch === undefined ? "" : dispatch ? "yes" : "no" }),
  },
  cancelTerms: plain("cancelTerms"),
  workConditions: list("workConditions"),
  requirements: plain("requirements"),
  welcome: plain("welcome"),
  selectionProcess: plain("selectionProcess"),
  aceIds: list("aceIds"),
  closesAt: plain("closesAt"),
};
export type FormField = keyof typeof formCodecs;
export const formFields = recruitmentFieldNames.filter(
  (field): field is FormField => field in formCodecs,
);

/** Typed times, also full-width and without a leading zero, as the schema takes them. */
function clockTime(text: string): string {
  const found = /^(\d{1,2})[:時](\d{2})分?$/.exec(visibleText(text).trim());
  return found ? `${(found[1] ?? "").padStart(2, "0")}:${found[2]}` : text.trim();
}

export interface ReadForm {
  /** What is right and belongs to the chosen type. */
  readonly recruitment: Recruitment;
  /** What was typed and is not right yet, by field. */
  readonly errors: Partial<Record<RecruitmentField, string>>;
  /** The parts of the form that `recruitment` does not hold. */
  readonly unfinished: UnfinishedFields;
}

/** Reads a form: what is right of it, what is wrong and how, and what has to be kept as typed. */
export function readRecruitmentForm(form: RecruitmentForm): ReadForm {
  const typed: Record<string, unknown> = {};
  const errors: ReadForm["errors"] = {};
  for (const field of formFields) {
    const raw = formCodecs[field].read(form);
    if (raw === undefined) continue;
    const parsed = recruitmentFields[field].safeParse(raw);
    if (parsed.success) typed[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]?.message ?? messages.invalid;
  }
  const all: Recruitment = typed;
  if (all.minSalary !== undefined && all.maxSalary !== undefined && all.minSalary > all.maxSalary) {
    errors.minSalary = messages.salaryOrder;
    delete all.minSalary;
  }
  const { employmentType, contractType } = all;
  if (employmentType && contractType && !isContractOf(employmentType, contractType)) {
    errors.contractType = messages.chooseOne;
    delete all.contractType;
  }
  const recruitment = withoutForeignFields(all);
  const missed = formFields.filter(
    (field) => recruitment[field] === undefined && isTyped(form, field),
  );
  for (const field of Object.keys(errors) as RecruitmentField[])
    if (needOf(all, field) === "none") delete errors[field];
  return {
    recruitment,
    errors,
    unfinished: Object.fromEntries(
      missed.flatMap((field) =>
        formCodecs[field].parts
          .filter((part) => isPartTyped(form, part))
          .map((part) => [part, form[part]]),
      ),
    ),
  };
}

const isPartTyped = (form: RecruitmentForm, part: FormPart) => {
  const value = form[part];
  return typeof value === "boolean" ? value : value.length > 0;
};
const isTyped = (form: RecruitmentForm, field: FormField) =>
  formCodecs[field].parts.some((part) => isPartTyped(form, part));

/** The form of a stored position, with what was typed into it and is not right yet. */
export function writeRecruitmentForm(
  recruitment: Recruitment,
  unfinished: UnfinishedFields = {},
): RecruitmentForm {
  const stored = formFields.map((field) => formCodecs[field].write(recruitment));
  const kept = Object.entries(unfinished).filter(
    ([part, value]) =>
      part in emptyRecruitmentForm &&
      typeof value === typeof emptyRecruitmentForm[part as FormPart] &&
      Array.isArray(value) === Array.isArray(emptyRecruitmentForm[part as FormPart]),
  );
  return Object.assign({}, emptyRecruitmentForm, ...stored, Object.fromEntries(kept));
}

/** The fields of the position's type in which something unfinished stands. */
export function unfinishedFieldsOf(
  recruitment: Recruitment,
  unfinished: UnfinishedFields,
): FormField[] {
  return formFields.filter(
    (field) =>
      needOf(recruitment, field) !== "none" &&
      formCodecs[field].parts.some((part) => part in unfinished),
  );
}
