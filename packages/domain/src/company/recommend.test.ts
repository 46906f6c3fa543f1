import { describe, expect, it } from "vitest";
import {
  missingWishes,
  type RecommendCompany,
  type RecommendReason,
  type RecommendWishes,
  recommend,
} from "./recommend.ts";
import { recommendReasonText } from "./recommend-labels.ja.ts";

const silent: RecommendWishes = {
  occupation: null,
  subOccupation: null,
  interestedOccupations: [],
  interestedCompanyScales: [],
  workStyles: [],
  preferredWorkplaces: [],
  preferredPrefectures: [],
  focusOnChoosingCompanies: [],
  jobChangeWillingness: null,
  sideJobWillingness: null,
  minDesiredSalary: null,
};
const position = {
  employmentType: "midCareer",
  occupations: ["frontendEngineer"],
  workplaces: [13],
  workConditions: ["mainRemote"],
  maxSalary: 800,
} as const;
const company: RecommendCompany = {
  companyScale: "startup",
  workStyles: ["ownedService", "discresion", "remoteFlex"],
  hasMission: true,
  peopleCount: 3,
  positions: [position],
};
const sideJob = { ...company, positions: [{ ...position, employmentType: "sideJob" }] } as const;
const engineer = { subOccupation: "frontendEngineer", occupation: "engineer" } as const;
const kindsOf = (wishes: Partial<RecommendWishes>, of: RecommendCompany = company) =>
  recommend({ ...silent, ...wishes }, of)?.reasons.map(({ kind }) => kind);

describe("recommended companies", () => {
  it.each<[string, Partial<RecommendWishes>, RecommendReason["kind"][] | undefined]>([
    ["someone who says nothing", {}, undefined],
    [
      "a wished occupation",
      { interestedOccupations: ["frontendEngineer"] },
      ["interestedOccupation"],
    ],
    ["one's own occupation", engineer, ["subOccupation"]],
    [
      "the same field, and a place",
      { occupation: "engineer", preferredWorkplaces: ["tokyo"] },
      ["occupation", "workplace"],
    ],
    ["the same field alone", { occupation: "engineer" }, undefined],
    ["any place", { ...engineer, preferredWorkplaces: ["none"] }, ["subOccupation"]],
    [
      "remote work",
      { ...engineer, preferredWorkplaces: ["remote"] },
      ["subOccupation", "workplace"],
    ],
    [
      "work styles",
      { workStyles: ["discresion", "ownedService", "remoteFlex"] },
      ["workStyle", "workStyle", "workStyle"],
    ],
    [
      "a scale",
      { ...engineer, interestedCompanyScales: ["startup"] },
      ["subOccupation", "companyScale"],
    ],
    ["any scale", { ...engineer, interestedCompanyScales: ["noInterest"] }, ["subOccupation"]],
    [
      "a criterion",
      { ...engineer, focusOnChoosingCompanies: ["visionPhilosophy"] },
      ["subOccupation", "criterion"],
    ],
    [
      "a criterion that no data tells",
      { ...engineer, focusOnChoosingCompanies: ["cultureMatch"] },
      ["subOccupation"],
    ],
    [
      "enough pay",
      { ...engineer, focusOnChoosingCompanies: ["treatment"], minDesiredSalary: 800 },
      ["subOccupation", "criterion"],
    ],
    [
      "more pay than there is",
      { ...engineer, focusOnChoosingCompanies: ["treatment"], minDesiredSalary: 801 },
      ["subOccupation"],
    ],
    ["no wish to change jobs", { ...engineer, jobChangeWillingness: "noIntention" }, undefined],
  ])("by %s", (_, wishes, expected) => expect(kindsOf(wishes)).toEqual(expected));

  it.each<[string, number, Partial<RecommendWishes>]>([
    ["a wished occupation", 5, { interestedOccupations: ["frontendEngineer"] }],
    ["one's own occupation", 4, engineer],
    ["the field and a place", 4, { occupation: "engineer", preferredWorkplaces: ["tokyo"] }],
    ["a side job", 6, { ...engineer, sideJobWillingness: "active" }],
    ["a scale", 6, { ...engineer, interestedCompanyScales: ["startup"] }],
    ["a criterion", 5, { ...engineer, focusOnChoosingCompanies: ["visionPhilosophy"] }],
    ["three work styles", 3, { workStyles: ["ownedService", "discresion", "remoteFlex"] }],
    [
      "four work styles, as three",
      3,
      { workStyles: ["ownedService", "discresion", "remoteFlex", "expert"] },
    ],
  ])("count %s as %i", (_, score, wishes) => {
    const both = {
      ...company,
      workStyles: ["ownedService", "discresion", "remoteFlex", "expert"],
      positions: [position, ...sideJob.positions],
    } as const;
    expect(recommend({ ...silent, ...wishes }, both)?.score).toBe(score);
  });

  it("by the prefectures that somebody named, and by any where none is named", () => {
    const osaka = { ...company, positions: [{ ...position, workplaces: [28, 27] as const }] };
    const wishes = { ...silent, ...engineer, preferredWorkplaces: ["exceptTokyo"] } as const;
    const placeReason = (...preferredPrefectures: RecommendWishes["preferredPrefectures"]) =>
      recommend({ ...wishes, preferredPrefectures }, osaka)?.reasons.filter(
        ({ kind }) => kind === "workplace",
      );
    expect(placeReason(26, 27)).toEqual([{ kind: "workplace", key: "exceptTokyo", place: 27 }]);
    expect(placeReason(26)).toEqual([]);
    expect(placeReason()).toEqual([{ kind: "workplace", key: "exceptTokyo" }]);
  });

  it("take no other field, and none that is not named, for one's own", () => {
    const placed = { preferredWorkplaces: ["tokyo"], workStyles: ["ownedService"] } as const;
    const editors = { ...company, positions: [{ ...position, occupations: ["editorWriter"] }] };
    expect(kindsOf({ ...placed, occupation: "sales" })).toEqual(["workplace", "workStyle"]);
    expect(kindsOf({ ...placed, occupation: "other" }, editors as RecommendCompany)).toEqual([
      "workplace",
      "workStyle",
    ]);
  });

  it("speak of side jobs only to those who seek one, where there is one", () => {
    expect(kindsOf({ ...engineer, sideJobWillingness: "active" })).toEqual(["subOccupation"]);
    expect(kindsOf(engineer, sideJob)).toEqual(["subOccupation"]);
  });

  it("name no scale that everybody has", () => {
    const any = { ...engineer, interestedCompanyScales: ["noInterest"] } as const;
    expect(kindsOf(any, { ...company, companyScale: "noInterest" })).toEqual(["subOccupation"]);
    expect(kindsOf(any, { ...company, companyScale: null })).toEqual(["subOccupation"]);
  });

  it.each([
    ["startup", true],
    ["middleVenture", true],
    ["megaVenture", true],
    ["sme", false],
    ["largeCompany", false],
    [null, false],
  ] as const)("take a company of the scale %s for growing: %s", (companyScale, expected) => {
    const wishes = { ...engineer, focusOnChoosingCompanies: ["growthPotentialOfCompany"] } as const;
    const kinds = kindsOf(wishes, { ...company, companyScale });
    expect(kinds?.includes("criterion")).toBe(expected);
  });

  it.each([
    [2, false],
    [3, true],
  ])("show people to work with where there are %i: %s", (peopleCount, expected) => {
    const focusOnChoosingCompanies = ["workingFriendlyWithMembers"] as const;
    const kinds = kindsOf({ ...engineer, focusOnChoosingCompanies }, { ...company, peopleCount });
    expect(kinds?.includes("criterion")).toBe(expected);
  });

  it("go by the side job that is sought, and leave out the one that is not", () => {
    const sought = { ...engineer, sideJobWillingness: "active" } as const;
    expect(kindsOf(sought, sideJob)).toEqual(["subOccupation", "sideJob"]);
    expect(kindsOf({ ...engineer, sideJobWillingness: "noIntention" }, sideJob)).toBeUndefined();
  });

  it("tell the three strongest reasons and count all", () => {
    const all: RecommendWishes = {
      ...silent,
      ...engineer,
      interestedCompanyScales: ["startup"],
      workStyles: ["ownedService"],
      preferredWorkplaces: ["tokyo"],
      focusOnChoosingCompanies: ["growthPotentialOfCompany"],
    };
    const { score, reasons } = recommend(all, company) ?? {};
    expect(reasons?.map(({ kind }) => kind)).toEqual([
      "subOccupation",
      "workplace",
      "companyScale",
    ]);
    expect(score).toBe(10);
    for (const reason of reasons ?? []) expect(recommendReasonText(reason)).not.toBe("");
  });

  it("ask for the wishes that are missing", () => {
    expect(missingWishes({ ...silent, workStyles: ["expert"] })).toEqual([
      "interestedOccupations",
      "preferredWorkplaces",
      "interestedCompanyScales",
      "focusOnChoosingCompanies",
    ]);
  });
});
