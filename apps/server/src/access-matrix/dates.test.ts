import { expect, it } from "vitest";
import { inputs, placesOf, type Shape, toldOf } from "./shapes.fixture.ts";

const isDateText = ({ format, pattern = "" }: Shape) =>
  format === "date" || format === "date-time" || pattern.startsWith("^\\d{4}-");

const kindOf = (shape: Shape): keyof typeof GOOD | undefined =>
  shape.format === "moment" ? "time" : isDateText(shape) ? "text" : undefined;

const found = inputs.flatMap(({ name, schema }) =>
  placesOf(schema).flatMap(({ shape, ...place }) => {
    const kind = kindOf(shape);
    return kind
      ? [{ ...place, kind, schema, title: `${name} ${place.path.join(".")} ${kind}` }]
      : [];
  }),
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
