import type { EvidenceMessage } from "@tefuda/db/schema/report";
import { expect, it } from "vitest";
import { reportablePeople } from "./reportable.ts";

const message = (userId: string, userName: string): EvidenceMessage => ({
  seq: 1,
  type: 0,
  userId,
  userName,
  text: "",
  fileName: null,
  sentAt: "2025-04-03T05:00:00.000Z",
});
const evidence = [
  message("system", ""),
  message("former", "前任の社員"),
  message("joker", "求職者"),
  message("former", "前任の社員"),
  message("ace", "担当の社員"),
];

it("names the person at the time first, then whoever wrote on that side before", () => {
  const report = { reporterId: "joker", jokerId: "joker", reportedUserId: "ace", evidence };
  expect(reportablePeople(report, "担当の社員")).toEqual([
    { userId: "ace", name: "担当の社員" },
    { userId: "former", name: "前任の社員" },
  ]);
  expect(reportablePeople({ ...report, evidence: null }, "担当の社員")).toHaveLength(1);
});

it("never names a colleague of the one who reported a seeker", () => {
  const report = { reporterId: "ace", jokerId: "joker", reportedUserId: "joker", evidence };
  expect(reportablePeople(report, "求職者")).toEqual([{ userId: "joker", name: "求職者" }]);
  expect(reportablePeople({ ...report, reportedUserId: null }, "")).toEqual([]);
});
