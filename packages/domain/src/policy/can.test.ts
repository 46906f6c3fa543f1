import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import {
  type AceActor,
  type Actor,
  type JokerActor,
  type OperatorActor,
  visitor,
} from "./actor.ts";
import { type ActorFor, admit, can, columnOf, refusal, rolesFor, scopeOf } from "./can.ts";
import { type Action, type Column, columns } from "./permissions.ts";

const ace = {
  kind: "ace",
  userId: "a",
  companyId: "c",
  authority: "member",
  isAgent: false,
} as const;
const actors: Record<Column, Actor> = {
  visitor,
  jokerNotRegistered: { kind: "joker", userId: "j", registrationStatus: "judging" },
  jokerRegistered: { kind: "joker", userId: "j", registrationStatus: "registered" },
  aceMember: ace,
  aceAdmin: { ...ace, authority: "admin" },
  agentAce: { ...ace, authority: "admin", isAgent: true },
  operatorSupport: { kind: "operator", userId: "o", role: "support" },
  operatorJudge: { kind: "operator", userId: "o", role: "judge" },
  operatorEditor: { kind: "operator", userId: "o", role: "editor" },
  operatorAdmin: { kind: "operator", userId: "o", role: "admin" },
};

/**
 * The whole table written a second time, one letter a column in the order of `columns`:
 * `y` all, `o` own, `c` company, `m` member, `s` support matching, `x` masked, `-` refused.
 */
const expected: Record<Action, string> = {
  "visitor:any": "yyyyyyyyyy",
  "session:own": "-ooooooooo",
  "app:sign-in": "-ooooo----",
  "public:read": "yyyyyyyyyy",
  "second-factor:own": "---ooooooo",
  "second-factor:off": "---ooo----",
  "ace:view": "yyyyyyyyyy",
  "ace:save-own": "---ooo----",
  "joker:view-own": "-oo-------",
  "joker:save-own": "-oo-------",
  "joker:search": "---xx-y--y",
  "joker:view-candidate": "---xxmy--y",
  "joker:view-sheet": "-oomcmy--y",
  "willingness:prompt": "--o-------",
  "judgement:request": "-o--------",
  "judgement:change-rank": "---------y",
  "judgement:judge": "-------y-y",
  "like:send": "--y-------",
  "like:answer": "---oco----",
  "like:view-received": "---oco----",
  "like:list": "-oooco----",
  "favorite:own": "-oooo-----",
  "offer:send": "---yy-----",
  "offer:view-sending": "---yy-----",
  "offer:answer": "--o-------",
  "offer:read": "--o-------",
  "offer:list": "-oooc-----",
  "candidate:keep": "---yy-----",
  "candidate:hide": "---yy-----",
  "candidate:note": "---cc-----",
  "candidate:save-search": "---oo-----",
  "matching:list": "-ooooos--s",
  "matching:release": "-smmmm----",
  "message:read": "-smmmms--s",
  "message:write": "-smmmms--s",
  "message:read-company": "----c-----",
  "message:search": "-ooooo----",
  "canned-reply:own": "---ooo----",
  "turn:set-close": "--mmmm----",
  "interest:answer": "--m-------",
  "schedule:act": "--mmmm----",
  "video:join": "--mmmm----",
  "review:create": "--mmmm----",
  "review:oversee": "------y--y",
  "calendar:own": "-ooooo----",
  "social:own": "-oo-------",
  "report:create": "-mmmmm----",
  "report:view-own": "-ooooo----",
  "report:handle": "------y--y",
  "message:take-down": "------y--y",
  "recruitment:edit": "---oc-----",
  "recruitment:edit-company": "----c-----",
  "recruitment:close": "---oc-y--y",
  "company:edit": "----c-y--y",
  "member:manage": "----c-y--y",
  "usage:view": "----c-y--y",
  "audit:view-company": "----c-y--y",
  "account:export": "-ooooo----",
  "account:withdraw": "-ooooo----",
  "activity:set": "-ooooo----",
  "notification:own": "-ooooo----",
  "compass:answer": "yoo-------",
  "compass:result": "-oo-------",
  "announce:read": "yyyyyyyyyy",
  "announce:write": "--------yy",
  "synonym:write": "--------yy",
  "article:read": "yyyyyyyyyy",
  "article:write": "--------yy",
  "inquiry:handle": "------y--y",
  "support:start": "------y--y",
  "matching:oversee": "------y--y",
  "operator:desk": "------yyyy",
  "operator:oversee": "------y--y",
  "operator:logs": "------y--y",
  "sanction:own": "-ooooo----",
  "sanction:give": "------y--y",
  "operator:suspend": "---------y",
  "company:overview": "----c-----",
  "member:list": "----c-----",
  "agreement:view": "---cc-----",
  "agreement:agree": "----c-----",
  "operator:contract": "---------y",
  "operator:decide-identity": "------y--y",
  "operator:set-quota": "---------y",
  "operator:set-agent": "---------y",
};

const actions = Object.keys(expected) as Action[];
const letters = { own: "o", company: "c", member: "m", support: "s", masked: "x" } as const;
const letterOf = (scope: ReturnType<typeof scopeOf>) =>
  scope === undefined ? "-" : scope === true ? "y" : letters[scope];

describe("the permission table", () => {
  it.each(actions)("grants %s exactly as written down", (action) => {
    expect(columns.map((column) => letterOf(scopeOf(actors[column], action))).join("")).toBe(
      expected[action],
    );
  });

  it("puts every actor into its column", () => {
    for (const column of columns) expect(columnOf(actors[column])).toBe(column);
  });

  it("names the missing judgement to a job seeker who is not registered", () => {
    for (const action of ["like:send", "offer:answer", "schedule:act"] as const)
      expect(refusal(actors.jokerNotRegistered, action)).toBe("notRegisteredProfile");
    expect(refusal(actors.jokerNotRegistered, "offer:send")).toBe("permissionDenied");
  });

  it("is total: an action is either allowed or refused with a code", () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.constantFrom(...actions), (column, action) => {
        const actor = actors[column];
        const code = refusal(actor, action);
        expect(can(actor, action)).toBe(code === undefined);
        if (code !== undefined && column === "visitor") expect(code).toBe("unauthenticated");
      }),
    );
  });

  it("narrows the actor to the kinds that a row lets through", () => {
    expectTypeOf<ActorFor<"offer:send">>().toEqualTypeOf<AceActor>();
    expectTypeOf<ActorFor<"like:send">>().toEqualTypeOf<JokerActor>();
    expectTypeOf<ActorFor<"judgement:judge">>().toEqualTypeOf<OperatorActor>();
    expectTypeOf<ActorFor<"report:create">>().toEqualTypeOf<JokerActor | AceActor>();
    expectTypeOf<ActorFor<"public:read">>().toEqualTypeOf<Actor>();
  });

  it("names the roles of operators that an action is open to", () => {
    expect(rolesFor("judgement:judge")).toEqual(["judge", "admin"]);
    expect(rolesFor("announce:write")).toEqual(["editor", "admin"]);
    expect(rolesFor("report:handle")).toEqual(["support", "admin"]);
    expect(rolesFor("operator:desk")).toEqual(["support", "judge", "editor", "admin"]);
    expect(rolesFor("offer:send")).toEqual([]);
  });

  it("admits or throws the refusal", () => {
    expect(admit(actors.aceMember, "offer:send").companyId).toBe("c");
    expect(() => admit(visitor, "offer:send")).toThrow(AppError);
  });
});
