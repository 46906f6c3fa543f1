import type { SentOfferFilter } from "@tefuda/domain/offer/constants";
import { expect, it } from "vitest";
import { mergeOffers } from "./merge";
import type { SentOffer } from "./types";

const now = new Date("2026-04-03T00:00:00Z");
const offer = (id: string, status: SentOffer["status"], sentDaysAgo: number): SentOffer => ({
  id,
  status,
  isInterested: undefined,
  companyId: "c",
  companyName: "青空システム",
  aceId: "a",
  aceName: "田中",
  recruitmentId: "r",
  recruitmentTitle: "募集",
  employmentType: "midCareer",
  reason: "",
  message: "",
  minSalary: 600,
  maxSalary: 800,
  payUnit: "manYen",
  purpose: "casual",
  readAt: null,
  createdAt: new Date(now.getTime() - sentDaysAgo * 86_400_000),
  updatedAt: now,
  answeredAt: null,
  expiresAt: new Date(now.getTime() + (14 - sentDaysAgo) * 86_400_000),
  isOwn: true,
  undoableUntil: null,
  matchingId: null,
  joker: {
    id: "j",
    name: "候補者ID abc",
    imageURL: null,
    isViewable: true,
    occupation: null,
    subOccupation: null,
    recency: "",
  },
});

const read = [offer("1", "sent", 1), offer("2", "read", 13), offer("3", "sent", 14)];
const idsOf = (tab: "sent" | "closed", live = new Map<string, SentOffer | null>()) =>
  mergeOffers(read, live, { tab, now }).map(({ id, status }) => [id, status]);

it("lists each offer once, the newest first, and closes it when its time is up", () => {
  expect(idsOf("sent")).toEqual([
    ["1", "sent"],
    ["2", "read"],
  ]);
  expect(idsOf("closed")).toEqual([["3", "expired"]]);
});

it("leaves out what the filter leaves out, also when the stream tells of it", () => {
  const live = new Map<string, SentOffer | null>([["0", offer("0", "sent", 0)]]);
  const narrowed = (filter: SentOfferFilter) =>
    mergeOffers(read, live, { tab: "sent", now, filter }).map(({ id }) => id);
  expect(narrowed({})).toEqual(["0", "1", "2"]);
  expect(narrowed({ status: "sent" })).toEqual(["0", "1"]);
  expect(narrowed({ aceId: "b" })).toEqual([]);
  expect(narrowed({ words: "募集" })).toEqual(["0", "1", "2"]);
  expect(narrowed({ words: "募集 開発" })).toEqual([]);
});

it("lays what the stream said over what was read", () => {
  const live = new Map<string, SentOffer | null>([
    ["0", offer("0", "sent", 0)],
    ["1", offer("1", "withdrawn", 1)],
    ["2", null],
  ]);
  expect(idsOf("sent", live)).toEqual([["0", "sent"]]);
  expect(idsOf("closed", live)).toEqual([
    ["1", "withdrawn"],
    ["3", "expired"],
  ]);
});
