import { describe, expect, it } from "vitest";
import * as company from "./company.ts";
import * as employment from "./employment.ts";
import * as english from "./english.ts";
import * as gender from "./gender.ts";
import * as industries from "./industries.ts";
import * as interest from "./interest.ts";
import * as management from "./management-experience.ts";
import * as occupations from "./occupations.ts";
import * as personalities from "./personalities.ts";
import * as ranks from "./ranks.ts";
import * as criteria from "./selection-criteria.ts";
import { skillSuggestions } from "./skills.ts";
import * as willingness from "./willingness.ts";
import * as conditions from "./work-conditions.ts";
import * as styles from "./work-styles.ts";
import * as workplaces from "./workplaces.ts";

const lists = [
  ["industries", industries.industries, industries.industryLabels, 9],
  ["occupations", occupations.occupations, occupations.occupationLabels, 9],
  ["sub-occupations", occupations.subOccupationKeys, occupations.subOccupationLabels, 95],
  ["employment types", employment.employmentTypes, employment.employmentTypeLabels, 2],
  ["interest levels", interest.interestLevels, interest.interestLevelLabels, 3],
  ["interested themes", interest.interestedThemes, interest.interestedThemeLabels, 6],
  [
    "job-change willingness",
    willingness.jobChangeWillingnesses,
    willingness.jobChangeWillingnessLabels,
    4,
  ],
  [
    "side-job willingness",
    willingness.sideJobWillingnesses,
    willingness.sideJobWillingnessLabels,
    3,
  ],
  ["work conditions", conditions.workConditions, conditions.workConditionLabels, 7],
  ["company scales", company.companyScales, company.companyScaleLabels, 7],
  ["team sizes", company.teamSizes, company.teamSizeLabels, 7],
  ["English levels", english.englishLevels, english.englishLevelLabels, 3],
  ["selection criteria", criteria.selectionCriteria, criteria.selectionCriterionLabels, 7],
  [
    "management experience",
    management.managementExperiences,
    management.managementExperienceLabels,
    5,
  ],
  ["work styles", styles.workStyles, styles.workStyleLabels, 10],
  ["genders", gender.genders, gender.genderLabels, 3],
  ["ranks", ranks.ranks, ranks.rankLabels, 7],
  ["regions", workplaces.regions, workplaces.regionLabels, 9],
  ["workplace choices", workplaces.workplaceChoices, workplaces.workplaceChoiceLabels, 5],
  ["personalities", personalities.personalityKeys, personalities.personalityPrompts, 6],
] as const;

describe("fixed option lists", () => {
  it.each(lists)("%s has unique keys and one label each", (_, keys, labels, count) => {
    expect(keys).toHaveLength(count);
    expect(new Set<string>(keys).size).toBe(count);
    expect(Object.keys(labels)).toEqual([...keys]);
    expect(new Set(Object.values(labels)).size).toBe(count);
  });

  it("writes ranges with the wave dash, which every font draws alike", () => {
    expect(JSON.stringify(lists)).not.toContain("\uff5e");
  });

  it("counts the sub-occupations of each occupation", () => {
    const counts = occupations.occupations.map((o) => occupations.subOccupationsOf(o).length);
    expect(counts).toEqual([21, 10, 8, 9, 9, 10, 9, 12, 7]);
    expect(occupations.occupationOfSub("pmo")).toBe("director");
  });

  it("suggests skills for every occupation, none twice", () => {
    expect(Object.keys(skillSuggestions)).toEqual([...occupations.occupations]);
    for (const skills of Object.values(skillSuggestions)) {
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
    }
  });

  it("shows every rank but Z", () => {
    expect([...ranks.shownRanks, "Z"]).toEqual(ranks.ranks);
  });
});
