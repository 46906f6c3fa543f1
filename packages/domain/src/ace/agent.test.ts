import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canSucceed,
  hiresInHand,
  leavesAdmin,
  missingForAgent,
  placeAgent,
  setAgentSchema,
} from "./agent.ts";

const id = "019b0000-0000-7000-8000-000000000001";

describe("the order of agents", () => {
  it.each([
    [["a", "b", "c"], "c", 1, ["c", "a", "b"]],
    [["a", "b", "c"], "a", 2, ["b", "a", "c"]],
    [["a", "b", "c"], "b", 2, ["a", "b", "c"]],
    [["a", "b"], "new", 2, ["a", "new", "b"]],
    [["a", "b"], "new", 20, ["a", "b", "new"]],
    [[], "first", 1, ["first"]],
  ])("%j with %s at %i is %j", (order, who, place, after) => {
    expect(placeAgent(order, who, place)).toEqual(after);
  });

  it("loses and doubles nobody, and leaves the others in their order", () => {
    const orders = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(orders, fc.nat(), fc.integer({ min: 1, max: 20 }), (order, n, place) => {
        const who = order[n % order.length] ?? "";
        const after = placeAgent(order, who, place);
        const others = (ids: readonly string[]) => ids.filter((other) => other !== who);
        expect(others(after)).toEqual(others(order));
        expect(after.indexOf(who)).toBe(Math.min(place, order.length) - 1);
      }),
    );
  });

  it.each([0, 21, 1.5])("has no place %d", (place) => {
    const input = { companyId: id, aceId: id, isAgent: true, place };
    expect(setAgentSchema.safeParse(input).success).toBe(false);
    expect(setAgentSchema.parse({ ...input, place: undefined }).place).toBe(20);
    expect(setAgentSchema.parse({ ...input, place: 1 }).place).toBe(1);
  });
});

describe("becoming an agent", () => {
  const full = {
    introduction: "はじめまして。",
    valueInJob: "急がせないこと。",
    appealOfWorking: null,
    business: "キャリア相談",
    businessDetail: "面談",
    nameKana: null,
    gender: null,
    birthday: null,
    profileImage: null,
    position: "エージェント",
    occupations: ["careerConsultant"],
    graduatedSchool: null,
    careers: [],
    personalities: [],
  };

  it("needs what seekers choose by, and no more of the profile", () => {
    expect(missingForAgent(full)).toEqual([]);
    expect(missingForAgent({ ...full, valueInJob: null, occupations: [] })).toEqual([
      "valueInJob",
      "positionOccupation",
    ]);
    expect(missingForAgent({ ...full, introduction: null, business: null })).toEqual([
      "introduction",
      "business",
    ]);
  });

  it("needs hands that are free of hiring, but for threads", () => {
    const none = { threads: 4, openOffers: 0, waitingLikes: 0, keeps: 0, recruitments: 0 };
    expect(hiresInHand(none)).toBe(false);
    for (const kind of ["openOffers", "waitingLikes", "keeps", "recruitments"])
      expect(hiresInHand({ ...none, [kind]: 1 })).toBe(true);
  });

  it.each([
    ["a colleague administers", true, [["admin", false]]],
    ["nobody is left who hires", true, [["admin", true]]],
    ["nobody else is there", true, []],
    ["the members left have no administrator", false, [["member", false]]],
    [
      "the only other administrator is an agent",
      false,
      [
        ["admin", true],
        ["member", false],
      ],
    ],
  ] as const)("leaves an administrator: %s", (_, leaves, others) => {
    const members = others.map(([authority, isAgent], n) => ({ id: `${n}`, authority, isAgent }));
    const self = { id: "self", authority: "admin", isAgent: false } as const;
    expect(leavesAdmin([self, ...members], "self")).toBe(leaves);
    expect(leavesAdmin([{ ...self, authority: "member" }, ...members], "self")).toBe(true);
  });
});

it("lets only one of the same kind go on with offers, likes, keeps and positions", () => {
  const none = { openOffers: 0, waitingLikes: 0, keeps: 0, recruitments: 0, threads: 3 };
  const leaver = { isAgent: false, inHand: { ...none, openOffers: 1 } };
  expect(canSucceed(leaver, { isAgent: false })).toBe(true);
  expect(canSucceed(leaver, { isAgent: true })).toBe(false);
  expect(canSucceed({ isAgent: false, inHand: none }, { isAgent: true })).toBe(true);
});
