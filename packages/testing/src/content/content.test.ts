import { occupationOfSub, occupations } from "@tefuda/domain/options/occupations";
import { personalityKeys } from "@tefuda/domain/options/personalities";
import { workStyles } from "@tefuda/domain/options/work-styles";
import { describe, expect, it } from "vitest";
import { demoAces } from "./aces.ts";
import { demoAnnouncements } from "./announces.ts";
import { demoArticles } from "./articles.ts";
import { demoConversations } from "./chats.ts";
import { demoCompanies } from "./companies.ts";
import { heroJokers, jokerPools } from "./joker-pools.ts";
import { likeMessages } from "./likes.ts";
import { declineReasonSpread, offerMessages, offerReasons } from "./offers.ts";

const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
const length = (text: string) => [...segmenter.segment(text)].length;

/** Texts whose length lies outside the bounds; the test wants none. */
const outside = (texts: readonly string[], min: number, max: number) =>
  texts.filter((text) => length(text) < min || length(text) > max);

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => text !== "" && texts.indexOf(text) !== index);

describe("companies", () => {
  it("are fifteen with summaries of 150 to 400 characters", () => {
    expect(demoCompanies).toHaveLength(15);
    expect(
      outside(
        demoCompanies.map((c) => c.businessSummary),
        150,
        400,
      ),
    ).toEqual([]);
  });

  it("have addresses that lead nowhere and wishes that exist", () => {
    for (const company of demoCompanies) {
      expect(new URL(company.siteUrl).hostname).toMatch(/\.example$/);
      expect(company.address.postalCode).toMatch(/^\d{7}$/);
      expect(company.values).toHaveLength(3);
      expect(workStyles).toEqual(expect.arrayContaining([...company.workStyles]));
      expect(company.nameKana).toMatch(/^[ァ-ヶー]+$/);
    }
  });
});

describe("aces", () => {
  it("are forty-five, with an admin in every company", () => {
    expect(demoAces).toHaveLength(45);
    demoCompanies.forEach((_, index) => {
      const members = demoAces.filter((ace) => ace.companyIndex === index);
      expect(members.length).toBeGreaterThanOrEqual(2);
      expect(members.some((ace) => ace.authority === "admin")).toBe(true);
    });
  });

  it("hold seven agents of two agencies in one order, and three people on pause", () => {
    const agents = demoAces
      .filter((ace) => ace.isAgent)
      .toSorted((a, b) => (a.agentOrder ?? 0) - (b.agentOrder ?? 0));
    expect(agents.map((ace) => ace.agentOrder)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(agents.map((ace) => ace.companyIndex)).toEqual([13, 13, 14, 13, 14, 13, 14]);
    expect(new Set(agents.map((ace) => ace.position)).size).toBe(agents.length);
    expect(demoAces.filter((ace) => !ace.isAvailable)).toHaveLength(3);
  });

  it("keep the lengths of the profile", () => {
    expect(
      outside(
        demoAces.map((ace) => ace.business),
        20,
        100,
      ),
    ).toEqual([]);
    for (const field of ["businessDetail", "valueInJob", "appealOfWorking"] as const) {
      expect(
        outside(
          demoAces.map((ace) => ace[field]),
          20,
          400,
        ),
      ).toEqual([]);
    }
    expect(
      outside(
        demoAces.map((ace) => ace.introduction),
        50,
        400,
      ),
    ).toEqual([]);
    expect(demoAces.filter((ace) => ace.occupations.length > 3)).toEqual([]);
    expect(demoAces.filter((ace) => ace.personalities.length > 3)).toEqual([]);
  });
});

describe("pools of jokers", () => {
  it("offer enough names", () => {
    const { familyNames, maleGivenNames, femaleGivenNames } = jokerPools;
    expect(familyNames.length).toBeGreaterThanOrEqual(60);
    expect(maleGivenNames.length).toBeGreaterThanOrEqual(40);
    expect(femaleGivenNames.length).toBeGreaterThanOrEqual(40);
    for (const name of [...familyNames, ...maleGivenNames, ...femaleGivenNames]) {
      expect(name.kana).toMatch(/^[ァ-ヶー]+$/);
    }
    expect(repeated(Object.values(jokerPools.employers).flat())).toEqual([]);
    expect(Object.values(jokerPools.employers).flat().length).toBeGreaterThanOrEqual(60);
  });

  it.each(occupations)("hold good texts for %s", (occupation) => {
    const texts = jokerPools.occupationTexts[occupation];
    expect(outside(texts.businesses, 20, 100)).toEqual([]);
    expect(outside(texts.businessDetails, 20, 150)).toEqual([]);
    expect(outside(texts.introductions, 100, 500)).toEqual([]);
    for (const list of [texts.businesses, texts.businessDetails, texts.introductions]) {
      expect(list.length).toBeGreaterThanOrEqual(8);
      expect(repeated(list)).toEqual([]);
    }
  });

  it("answer every prompt in six ways or more", () => {
    for (const key of personalityKeys) {
      const answers = jokerPools.personalityAnswers[key];
      expect(answers.length).toBeGreaterThanOrEqual(6);
      expect(outside(answers, 1, 400)).toEqual([]);
    }
  });
});

describe("hero jokers", () => {
  it("could each be submitted for judging and saved again", () => {
    expect(heroJokers).toHaveLength(6);
    for (const joker of heroJokers) {
      expect(occupationOfSub(joker.subOccupation)).toBe(joker.occupation);
      expect(outside([joker.introduction], 100, 800)).toEqual([]);
      expect(
        outside(
          joker.careers.map((career) => career.business),
          20,
          100,
        ),
      ).toEqual([]);
      expect(
        outside(
          joker.careers.map((career) => career.businessDetail),
          0,
          150,
        ),
      ).toEqual([]);
      expect(joker.skills.length).toBeGreaterThan(0);
      expect(joker.focusOnChoosingCompanies.length).toBeLessThanOrEqual(3);
      expect(joker.workStyles.length).toBeLessThanOrEqual(5);
      expect(joker.interestedOccupations.length).toBeLessThanOrEqual(5);
      expect(joker.personalities.length).toBeLessThanOrEqual(3);
      expect(joker.maxDesiredSalary ?? Infinity).toBeGreaterThanOrEqual(joker.minDesiredSalary);
    }
  });
});

describe("offers and likes", () => {
  it("keep their lengths and do not repeat", () => {
    expect(offerReasons).toHaveLength(12);
    expect(outside(offerReasons, 30, 300)).toEqual([]);
    expect(offerMessages).toHaveLength(8);
    expect(outside(offerMessages, 20, 500)).toEqual([]);
    expect(outside(likeMessages, 0, 200)).toEqual([]);
    expect(repeated([...offerReasons, ...offerMessages, ...likeMessages])).toEqual([]);
    expect(declineReasonSpread.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });
});

describe("conversations", () => {
  it("have eight to thirty turns by both sides", () => {
    expect(demoConversations).toHaveLength(14);
    for (const { turns } of demoConversations) {
      expect(turns.length).toBeGreaterThanOrEqual(8);
      expect(turns.length).toBeLessThanOrEqual(30);
      expect(new Set(turns.map((turn) => turn.from)).size).toBe(2);
      expect(
        outside(
          turns.map((turn) => turn.text),
          1,
          2000,
        ),
      ).toEqual([]);
      expect(turns.every((turn) => turn.minutesAfter > 0)).toBe(true);
    }
  });
});

describe("articles and announcements", () => {
  it("have their own slug, a body of 600 to 1200 characters and plain elements", () => {
    expect(demoArticles).toHaveLength(18);
    expect(repeated(demoArticles.map((article) => article.slug))).toEqual([]);
    expect(
      outside(
        demoArticles.map((article) => article.body),
        600,
        1200,
      ),
    ).toEqual([]);
    for (const { body, companyIndex, aceIndexes } of demoArticles) {
      expect(body.replace(/<\/?(?:p|h2|ul|li|blockquote|table|tr|th|td)>/g, "")).not.toMatch(
        /[<>]/,
      );
      for (const index of aceIndexes) expect(demoAces[index]?.companyIndex).toBe(companyIndex);
    }
    expect(demoAnnouncements).toHaveLength(6);
  });
});
