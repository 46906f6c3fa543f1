import { safePath } from "../validation/safe-path.ts";

/** Pages that need no login by their whole path (spec 2 · Routes that need no login). */
const exemptPaths: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/auth-action",
  "/login",
  "/operator/login",
  "/password-reset",
  "/password-reset-request",
  "/privacy-policy",
  "/signup",
  "/signup/social",
  "/signup-request",
  "/terms-of-service",
  "/terms-of-service-for-corporate",
  "/career-compass-ai",
  "/career-compass-ai/answer-form",
  "/external-transmission",
  "/contact",
  "/accessibility",
  "/unsubscribe",
  "/404",
  "/500",
]);

/** Pages that need no login by their first segment (spec 2). */
const exemptSegments: ReadonlySet<string> = new Set(["ace", "articles", "companies", "webview"]);

/** Pages on which someone who is already signed in has nothing to do. */
const signedOutPaths: ReadonlySet<string> = new Set([
  "/login",
  "/ace/login",
  "/signup",
  "/signup/social",
  "/signup-request",
]);

/** Without slashes at its end, but for the one that is all of it. */
const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? "").replace(/(.)\/+$/s, "$1");
const segmentOf = (path: string) => path.split("/")[1] ?? "";

/**
 * Published positions are public pages (spec 6 · View public pages, published recruitments); a new
 * one and the editing of one stay with the company.
 */
const isPositionPage = (path: string) =>
  path === "/recruitments" || /^\/recruitment\/(?!new$)[^/]+$/.test(path);

/** Whether a page is shown without login, and without the loading screen before it (spec 2). */
export function isExemptRoute(address: string): boolean {
  const path = pathOf(address);
  return exemptPaths.has(path) || exemptSegments.has(segmentOf(path)) || isPositionPage(path);
}

export type SignedInKind = "joker" | "ace" | "operator";

const seekers: ReadonlySet<SignedInKind> = new Set(["joker"]);
const companies: ReadonlySet<SignedInKind> = new Set(["ace"]);
const members: ReadonlySet<SignedInKind> = new Set(["joker", "ace"]);
const everyone: ReadonlySet<SignedInKind> = new Set(["joker", "ace", "operator"]);

/** Who may see the routes that belong to one kind of user, by first segment. */
const segmentOwners: ReadonlyMap<string, ReadonlySet<SignedInKind>> = new Map([
  ["users", companies],
  ["recruitment", companies],
  ["admin", companies],
  ["agreement", companies],
  ["operator", new Set(["operator"])],
  ["offers", members],
  ["matchings", everyone],
  ["mypage", members],
  ["notifications", members],
  ["registration", seekers],
  ["congrats", seekers],
  ["judgement-passed", seekers],
  ["career-profile", everyone],
  ["career-compass-ai", seekers],
  ["consent", seekers],
]);

/** Where each kind of user starts. */
export const homePaths = {
  joker: "/offers",
  ace: "/users",
  operator: "/operator",
} as const satisfies Record<SignedInKind, string>;

/** What is for finding candidates; the offers screen shows an agent its consultations (spec 6 · Agent ace). */
const SCOUT_SEGMENT = "users";
/** Where an interview agent starts. */
export const AGENT_HOME = "/matchings";

/** Where a seeker agrees to terms that have changed; who does not may leave. */
const CONSENT_PATH = "/consent";
const unagreedPaths: ReadonlySet<string> = new Set([CONSENT_PATH, "/mypage/withdrawal"]);

export interface GuardInput {
  /** The path with its query. */
  readonly path: string;
  readonly actor:
    | {
        readonly kind: "visitor";
        /** Company staff was the last to sign in with this browser. */
        readonly wasAce?: boolean | undefined;
      }
    | {
        readonly kind: SignedInKind;
        readonly isAdmin?: boolean | undefined;
        /** An interview agent, who neither searches nor offers. */
        readonly isAgent?: boolean | undefined;
        /** The terms or the privacy policy have changed since this seeker agreed to them. */
        readonly mustAgree?: boolean | undefined;
      };
}

export type GuardDecision =
  | { readonly kind: "stay" }
  /** To the login page, which knows the wanted page as `url`. */
  | { readonly kind: "login"; readonly to: string }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "notFound" };

/**
 * What happens to someone who opens a page (spec 2 · Auth and redirect rules): a visitor stays on
 * exempt routes and goes to login from any other, someone signed in leaves the login pages, and a
 * page of another kind of user reads as not found.
 */
export function guardDecision({ path: address, actor }: GuardInput): GuardDecision {
  const path = pathOf(address);
  if (path === "/recruitment") return { kind: "redirect", to: "/recruitments" };
  if (actor.kind === "visitor") {
    if (isExemptRoute(address)) return { kind: "stay" };
    return { kind: "login", to: loginPath(address, actor.wasAce ? "ace" : undefined) };
  }
  if (signedOutPaths.has(path)) return { kind: "redirect", to: homePaths[actor.kind] };
  if (isExemptRoute(address)) return { kind: "stay" };
  const owners = segmentOwners.get(segmentOf(path));
  if (owners && !owners.has(actor.kind)) return { kind: "notFound" };
  if (segmentOf(path) === "admin" && (!actor.isAdmin || actor.isAgent)) return { kind: "notFound" };
  if (actor.isAgent && segmentOf(path) === SCOUT_SEGMENT)
    return { kind: "redirect", to: AGENT_HOME };
  if (actor.kind === "joker" && actor.mustAgree && !unagreedPaths.has(path))
    return { kind: "redirect", to: `${CONSENT_PATH}?url=${encodeURIComponent(safePath(address))}` };
  return { kind: "stay" };
}

/** Whether company staff alone sees a page. */
const isCompanyPage = (path: string) => segmentOwners.get(segmentOf(path)) === companies;

/** Whether an address is of a page that the product has behind the login. */
export const needsLogin = (address: string): boolean =>
  segmentOwners.has(segmentOf(pathOf(address))) &&
  guardDecision({ path: address, actor: { kind: "visitor" } }).kind === "login";

/** Where each kind of user signs in. */
export const loginPages = {
  joker: "/login",
  ace: "/ace/login",
  operator: "/operator/login",
} as const satisfies Record<SignedInKind, string>;

/**
 * The login page that fits a place, with the wanted page as `url`: company staff and operators have their
 * own. From a page of both sides it is the one of whoever signed in with this browser last.
 */
export function loginPath(address: string, lastKind?: string | null): string {
  const path = pathOf(address);
  if (path === loginPages.operator) return path;
  // A company member whose five minutes for the first password are over.
  if (path === "/password-reset") return loginPages.ace;
  if (segmentOf(path) === "operator")
    return `${loginPages.operator}?url=${encodeURIComponent(safePath(address, homePaths.operator))}`;
  const page = lastKind === "ace" || isCompanyPage(path) ? loginPages.ace : loginPages.joker;
  return `${page}?url=${encodeURIComponent(safePath(address))}`;
}

/**
 * Where every way in leads: to the wanted page when it is one of this site that this kind of user may see and no login
 * page, else home.
 */
export function pathAfterLogin(url: string | null | undefined, kind: SignedInKind): string {
  const path = safePath(url, homePaths[kind]);
  // Who of a company is an administrator, the page itself finds out.
  return guardDecision({ path, actor: { kind, isAdmin: true } }).kind === "stay"
    ? path
    : homePaths[kind];
}
