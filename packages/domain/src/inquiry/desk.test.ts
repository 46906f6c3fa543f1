import { expect, it } from "vitest";
import { inquiryStatuses } from "./constants.ts";
import {
  answerInquirySchema,
  inquiryDeadline,
  mayMoveInquiry,
  moveInquirySchema,
  operatorInquiriesSchema,
} from "./desk.ts";

it.each([
  // Wednesday: Thursday, Friday and Monday remain.
  ["2026-04-01T02:00:00Z", "2026-04-06T15:00:00.000Z"],
  // Just before midnight in Japan it is still the day before.
  ["2026-04-01T14:59:59Z", "2026-04-06T15:00:00.000Z"],
  ["2026-04-01T15:00:00Z", "2026-04-07T15:00:00.000Z"],
  // The holidays of May count for nothing.
  ["2026-05-01T02:00:00Z", "2026-05-11T15:00:00.000Z"],
])("an inquiry of %s is to be answered before %s", (createdAt, deadline) => {
  expect(inquiryDeadline(new Date(createdAt)).toISOString()).toBe(deadline);
});

it("moves by hand only where no answer is needed", () => {
  const moves = inquiryStatuses.flatMap((from) =>
    inquiryStatuses.filter((to) => mayMoveInquiry(from, to)).map((to) => `${from}>${to}`),
  );
  expect(moves).toEqual(["open>closed", "answered>open", "answered>closed", "closed>open"]);
});

const inquiryId = "019b0000-0000-7000-8000-00000abcdef1";

it("lists what is open, of everybody at the desk, where nothing else is asked for", () => {
  expect(operatorInquiriesSchema.parse({})).toEqual({ status: "open", mine: false });
  const takes = (length: number) =>
    operatorInquiriesSchema.safeParse({ cursor: "a".repeat(length) }).success;
  expect([takes(200), takes(201)]).toEqual([true, false]);
});

it("is answered with a letter at least", () => {
  const answer = { inquiryId, lockVersion: 0, answerId: inquiryId };
  const takes = (content: string) => answerInquirySchema.safeParse({ ...answer, content }).success;
  expect([takes("了"), takes("")]).toEqual([true, false]);
});

it("is opened and closed by hand, and never taken for answered", () => {
  const takes = (status: string) =>
    moveInquirySchema.safeParse({ inquiryId, lockVersion: 0, status }).success;
  expect([takes("open"), takes("closed"), takes("answered")]).toEqual([true, true, false]);
});
