import { aceFormSchemas } from "@tefuda/domain/ace/step-save";
import { stepSaveSchemas } from "@tefuda/domain/joker/step-save-schema";
import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "../trpc/router.ts";

const procedure = z.object({ inputs: z.array(z.custom<z.ZodType>()) });
const inputs: (readonly [string, z.ZodType])[] = [
  ...Object.entries(appRouter._def.procedures).flatMap(([name, one]) =>
    procedure.parse(Reflect.get(one, "_def")).inputs.map((schema) => [name, schema] as const),
  ),
  // What a step of a profile holds depends on the step.
  ...Object.entries(stepSaveSchemas).map(([step, schema]) => [`joker ${step}`, schema] as const),
  ...Object.entries(aceFormSchemas).map(([step, schema]) => [`ace ${step}`, schema] as const),
];

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly properties?: Record<string, Shape>;
  readonly items?: Shape;
  readonly anyOf?: Shape[];
  readonly oneOf?: Shape[];
  readonly allOf?: Shape[];
}
type Step = string | number;
interface Field {
  readonly path: readonly Step[];
  /** What stands around it where a kind has to be named. */
  readonly around: unknown;
  readonly kind: "text" | "time";
}

const isDateText = ({ format, pattern = "" }: Shape) =>
  format === "date" || format === "date-time" || pattern.startsWith("^\\d{4}-");

/** The places of an input that hold a date, whether they have to be filled or not. */
function fieldsOf(
  shape: Shape,
  path: Step[] = [],
  put: (inner: unknown) => unknown = (x) => x,
): Field[] {
  if (shape.format === "moment") return [{ path, around: put(undefined), kind: "time" }];
  if (isDateText(shape)) return [{ path, around: put(undefined), kind: "text" }];
  const variants = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const properties = Object.entries(shape.properties ?? {});
  const named = Object.fromEntries(
    properties.flatMap(([key, { const: value }]) => (value === undefined ? [] : [[key, value]])),
  );
  return [
    ...variants.flatMap((variant) => fieldsOf(variant, path, put)),
    ...properties.flatMap(([key, inner]) =>
      fieldsOf(inner, [...path, key], (value) => put({ ...named, [key]: value })),
    ),
    ...(shape.items ? fieldsOf(shape.items, [...path, 0], (value) => put([value])) : []),
  ];
}

function shapeOf(schema: z.ZodType, io: "input" | "output"): Shape {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { format: "moment" });
    },
  }) as Shape;
}

const found = inputs.flatMap(([name, schema]) =>
  [...fieldsOf(shapeOf(schema, "input")), ...fieldsOf(shapeOf(schema, "output"))].map((field) => ({
    ...field,
    name,
    schema,
    title: `${name} ${field.path.join(".")} ${field.kind}`,
  })),
);
const fields = [...new Map(found.map((field) => [field.title, field])).values()];

const KNOWN = [
  "joker name birthday text",
  "joker careers careers.0.startWorkingDuration text",
  "joker careers careers.0.endWorkingDuration text",
  "ace name birthday text",
  "ace careers careers.0.startWorkingDuration text",
  "ace careers careers.0.endWorkingDuration text",
  "companyAdmin.auditLogs from text",
  "companyAdmin.auditLogs to text",
  "companyAdmin.exportAuditLogs from text",
  "companyAdmin.exportAuditLogs to text",
  "operatorCompany.create contract.contractStartsOn text",
  "operatorCompany.create contract.contractEndsOn text",
  "operatorCompany.saveContract contract.contractStartsOn text",
  "operatorCompany.saveContract contract.contractEndsOn text",
  "operatorCompany.setQuota month text",
  "activity.set mark text",
  "announce.save publishAt time",
  "article.setStatus publishAt time",
  "usage.get from text",
  "usage.get to text",
  "monitoring.audit from text",
  "monitoring.audit to text",
  "monitoring.exportAudit from text",
  "monitoring.exportAudit to text",
  "notification.markAllRead until time",
  "recruitment.saveRecruitment recruitment.contractPeriod.from text",
  "recruitment.saveRecruitment recruitment.contractPeriod.to text",
  "recruitment.saveRecruitment recruitment.closesAt text",
  "report.handle lastDay text",
  "sanction.restrict lastDay text",
  "schedule.taken from text",
  "schedule.taken to text",
  "schedule.propose candidates.0.startAt text",
  "schedule.busyTimes from time",
  "schedule.busyTimes from text",
  "schedule.busyTimes to time",
  "schedule.busyTimes to text",
];

const HOSTILE = {
  text: [
    "0000-01-01",
    "0001-01-01",
    "0099-12",
    "1899-12-31",
    "2200-01-01",
    "9999-12-31",
    "+010000-01-01",
    "-000001-01-01",
    "2026-02-30",
    "2026-13-01",
    "2026-00",
    "2026-11-25\u0000",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "2026-02-30T00:00:00Z",
    "2026-11-25T25:00:00Z",
    "2026-11-25T10:00:00+99:00",
    "infinity",
    "now",
    "1e9",
    1e15,
    {},
    [],
  ],
  time: [
    ...[-62_135_596_800_000, -62_167_219_200_001, 253_402_300_799_000, 8.64e15, Number.NaN].map(
      (milliseconds) => new Date(milliseconds),
    ),
    "infinity",
    0,
    {},
  ],
};
const GOOD = {
  text: ["2026-11-25", "2026-11", "2026-11-25T03:00:00Z"],
  time: [new Date("2026-11-25T03:00:00Z")],
};

/** Puts a value in the place that `around` leaves open for it. */
function filled(around: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = filled(Reflect.get(Object(around), step), rest, value);
  return Array.isArray(around) ? [inner] : { ...Object(around), [step]: inner };
}

/** What an input is told of one place in it. */
function toldOf({ schema, path, around }: (typeof fields)[number], value: unknown): string[] {
  const { error } = schema.safeParse(filled(around, path, value));
  const place = path.join(".");
  const issues = (error?.issues ?? []).flatMap((issue) =>
    issue.code === "invalid_union" ? [issue, ...issue.errors.flat()] : [issue],
  );
  return issues.filter((issue) => issue.path.join(".") === place).map(({ message }) => message);
}

it("finds the dates of all inputs", () => {
  expect(fields.map(({ title }) => title).toSorted()).toEqual(KNOWN.toSorted());
});

it.each(fields)("refuses dates that are none or out of all proportion in $title", (field) => {
  const taken = HOSTILE[field.kind].filter((value) => toldOf(field, value).length === 0);
  expect(taken).toEqual([]);
  for (const value of HOSTILE[field.kind])
    for (const message of toldOf(field, value)) expect(message).toMatch(/[ぁ-ん]/);
  expect(GOOD[field.kind].some((value) => toldOf(field, value).length === 0)).toBe(true);
});
