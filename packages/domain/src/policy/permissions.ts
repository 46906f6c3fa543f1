import type { ErrorCode } from "../errors/catalogue.ts";

/** The columns of the permission table: every kind of caller the product tells apart. */
export const columns = [
  "visitor",
  "jokerNotRegistered",
  "jokerRegistered",
  "aceMember",
  "aceAdmin",
  "agentAce",
  "operatorSupport",
  "operatorJudge",
  "operatorEditor",
  "operatorAdmin",
] as const;
export type Column = (typeof columns)[number];

/**
 * How far a permission reaches: every row (`true`), one's own, one's company's, those of a
 * matching one belongs to, those of a support matching only, or a masked view of any row.
 */
export type Scope = true | "own" | "company" | "member" | "support" | "masked";
export type Grants = { readonly [C in Column]?: Scope };
export type Refusals = { readonly [C in Column]?: ErrorCode };

export interface Permission {
  readonly grants: Grants;
  readonly refusals: Refusals;
}

function allow<const G extends Grants>(grants: G, refusals: Refusals = {}) {
  return { grants, refusals };
}

const jokers = { jokerNotRegistered: "own", jokerRegistered: "own" } as const;
const aces = { aceMember: "own", aceAdmin: "own", agentAce: "own" } as const;
/** Each part of the console is one role's work, and the administrators'. */
const supporters = { operatorSupport: true, operatorAdmin: true } as const;
const judges = { operatorJudge: true, operatorAdmin: true } as const;
const editors = { operatorEditor: true, operatorAdmin: true } as const;
const operators = { ...supporters, ...judges, ...editors } as const;
const supportThreads = { operatorSupport: "support", operatorAdmin: "support" } as const;
const companyAces = { aceMember: "member", aceAdmin: "member", agentAce: "member" } as const;
const everyone = {
  visitor: true,
  jokerNotRegistered: true,
  jokerRegistered: true,
  aceMember: true,
  aceAdmin: true,
  agentAce: true,
  ...operators,
} as const;
const ownOperators = {
  operatorSupport: "own",
  operatorJudge: "own",
  operatorEditor: "own",
  operatorAdmin: "own",
} as const;
const signedIn = { ...jokers, ...aces, ...ownOperators } as const;
const unregistered = { jokerNotRegistered: "notRegisteredProfile" } as const;

/**
 * Who may do what (spec 6). A column that a row does not name is refused: a visitor with
 * `unauthenticated`, everyone else with `permissionDenied`, unless the row names another code.
 * A grant says how far it reaches; the query still carries the caller's scope.
 */
export const permissions = {
  "visitor:any": allow(everyone),
  "session:own": allow(signedIn),
  /** Signing in the view inside an app; the console of operators is no part of one. */
  "app:sign-in": allow({ ...jokers, ...aces }),
  "public:read": allow(everyone),

  /** One's own second factor: operators have to have one, company staff may. */
  "second-factor:own": allow({ ...aces, ...ownOperators }),
  "second-factor:off": allow(aces),

  "ace:view": allow(everyone),
  "ace:save-own": allow(aces),

  "joker:view-own": allow(jokers),
  "joker:save-own": allow(jokers),
  "joker:search": allow({ aceMember: "masked", aceAdmin: "masked", ...supporters }),
  "joker:view-candidate": allow({
    aceMember: "masked",
    aceAdmin: "masked",
    agentAce: "member",
    ...supporters,
  }),
  /** The whole profile: one's own, or after a match. */
  "joker:view-sheet": allow({
    ...jokers,
    aceMember: "member",
    aceAdmin: "company",
    agentAce: "member",
    ...supporters,
  }),
  "willingness:prompt": allow({ jokerRegistered: "own" }, unregistered),

  "judgement:request": allow({ jokerNotRegistered: "own" }),
  "judgement:judge": allow(judges),
  /** Of somebody who is registered, from the record, which is not open to those who judge. */
  "judgement:change-rank": allow({ operatorAdmin: true }),

  "like:send": allow({ jokerRegistered: true }, unregistered),
  "like:answer": allow({ aceMember: "own", aceAdmin: "company", agentAce: "own" }),
  "like:view-received": allow({ aceMember: "own", aceAdmin: "company", agentAce: "own" }),
  "like:list": allow({ ...jokers, aceMember: "own", aceAdmin: "company", agentAce: "own" }),

  "favorite:own": allow({ ...jokers, aceMember: "own", aceAdmin: "own" }),

  "offer:send": allow({ aceMember: true, aceAdmin: true }),
  "offer:view-sending": allow({ aceMember: true, aceAdmin: true }),
  "offer:answer": allow({ jokerRegistered: "own" }, unregistered),
  "offer:read": allow({ jokerRegistered: "own" }, unregistered),
  "offer:list": allow({ ...jokers, aceMember: "own", aceAdmin: "company" }),

  "candidate:keep": allow({ aceMember: true, aceAdmin: true }),
  "candidate:hide": allow({ aceMember: true, aceAdmin: true }),
  "candidate:note": allow({ aceMember: "company", aceAdmin: "company" }),
  "candidate:save-search": allow({ aceMember: "own", aceAdmin: "own" }),

  "matching:list": allow({ ...jokers, ...aces, ...supportThreads }),
  /** Operators end a matching with a reason, as part of overseeing. */
  "matching:release": allow({
    jokerNotRegistered: "support",
    jokerRegistered: "member",
    ...companyAces,
  }),
  "message:read": allow({
    jokerNotRegistered: "support",
    jokerRegistered: "member",
    ...companyAces,
    ...supportThreads,
  }),
  "message:write": allow({
    jokerNotRegistered: "support",
    jokerRegistered: "member",
    ...companyAces,
    ...supportThreads,
  }),
  "message:read-company": allow({ aceAdmin: "company" }),
  /** Finds words in one's own threads; the support team reads each of its threads on record. */
  "message:search": allow({ ...jokers, ...aces }),
  "canned-reply:own": allow(aces),
  /** The courteous close of one's own thread when the other side's turn runs out. */
  "turn:set-close": allow({ jokerRegistered: "member", ...companyAces }, unregistered),
  "interest:answer": allow({ jokerRegistered: "member" }, unregistered),

  "schedule:act": allow({ jokerRegistered: "member", ...companyAces }, unregistered),
  "video:join": allow({ jokerRegistered: "member", ...companyAces }, unregistered),
  "review:create": allow({ jokerRegistered: "member", ...companyAces }, unregistered),
  /** What both sides thought of their interviews, shown to neither of them. */
  "review:oversee": allow(supporters),
  "calendar:own": allow({ ...jokers, ...aces }),
  /** Signing in by a provider is for job seekers. */
  "social:own": allow(jokers),

  "report:create": allow({
    jokerNotRegistered: "member",
    jokerRegistered: "member",
    ...companyAces,
  }),
  "report:view-own": allow({ ...jokers, ...aces }),
  "report:handle": allow(supporters),
  /** Of what an operator may read: a support thread, or what came with a report (20.2). */
  "message:take-down": allow(supporters),

  "recruitment:edit": allow({ aceMember: "own", aceAdmin: "company" }),
  "recruitment:edit-company": allow({ aceAdmin: "company" }),
  "recruitment:close": allow({ aceMember: "own", aceAdmin: "company", ...supporters }),

  "company:edit": allow({ aceAdmin: "company", ...supporters }),
  "company:overview": allow({ aceAdmin: "company" }),
  /** Operators look at members by a call of its own, which is logged. */
  "member:list": allow({ aceAdmin: "company" }),
  "member:manage": allow({ aceAdmin: "company", ...supporters }),
  /** The corporate terms and fees: every member sees where the company stands. */
  "agreement:view": allow({ aceMember: "company", aceAdmin: "company" }),
  "agreement:agree": allow({ aceAdmin: "company" }),
  "usage:view": allow({ aceAdmin: "company", ...supporters }),
  "audit:view-company": allow({ aceAdmin: "company", ...supporters }),

  "account:export": allow({ ...jokers, ...aces }),
  "account:withdraw": allow({ ...jokers, ...aces }),
  "activity:set": allow({ ...jokers, ...aces }),
  "notification:own": allow({ ...jokers, ...aces }),

  "compass:answer": allow({ visitor: true, ...jokers }),
  "compass:result": allow(jokers),

  "announce:read": allow(everyone),
  "announce:write": allow(editors),
  "synonym:write": allow(editors),
  "article:read": allow(everyone),
  "article:write": allow(editors),

  "inquiry:handle": allow(supporters),
  "support:start": allow(supporters),
  /** Which matchings there are and how they stand, without a word of what is written in them. */
  "matching:oversee": allow(supporters),

  /** What waits: of each list only what its reader may open. */
  "operator:desk": allow(operators),
  /** Seekers' records, and companies with their contracts and members; each look at a person is logged. */
  "operator:oversee": allow(supporters),
  /** What went wrong, and who did what. */
  "operator:logs": allow(supporters),
  "sanction:own": allow({ ...jokers, ...aces }),
  "sanction:give": allow(supporters),
  "operator:suspend": allow({ operatorAdmin: true }),
  /** Creates companies, and writes and ends their contracts. */
  "operator:contract": allow({ operatorAdmin: true }),
  /** Agrees to a company's other name or site. */
  "operator:decide-identity": allow(supporters),
  "operator:set-quota": allow({ operatorAdmin: true }),
  /** Makes somebody an interview agent; no company decides that for itself. */
  "operator:set-agent": allow({ operatorAdmin: true }),
} as const satisfies Record<string, Permission>;

/** The name of one row of the table, as a procedure states it: `access("offer:send")`. */
export type Action = keyof typeof permissions;
