import { guardDecision, homePaths, pathAfterLogin } from "@tefuda/domain/account/guard";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import {
  type AceMe,
  getMe,
  type JokerMe,
  type Me,
  type OperatorMe,
  type SignedInMe,
} from "./caller";

/** Ends the address when the page is asked for without its frame; no reader wants it back. */
const dataMark = /[?&]_rsc=[^&]*$/;

/** The path and query that the reader asked for, as the front door saw it. */
async function requestPath(): Promise<string> {
  const asked = (await headers()).get("x-request-path");
  return safePath(asked?.replace(dataMark, ""), "/");
}

const actorOf = (me: Me) =>
  me.kind === "ace"
    ? { kind: me.kind, isAdmin: me.authority === "admin", isAgent: me.isAgent }
    : me;

/** Lets the reader stay on the current page or leads away (spec 2 · Auth and redirect rules). */
async function guarded(): Promise<Me> {
  const [me, path] = await Promise.all([getMe(), requestPath()]);
  const decision = guardDecision({ path, actor: actorOf(me) });
  switch (decision.kind) {
    case "stay":
      return me;
    case "login":
    case "redirect":
      return redirect(decision.to);
    case "notFound":
      return notFound();
    default:
      return decision satisfies never;
  }
}

async function requireKind<Kind extends SignedInMe["kind"]>(
  ...kinds: readonly Kind[]
): Promise<Extract<Me, { kind: Kind }>> {
  const me = await guarded();
  const isOneOf = (one: Me): one is Extract<Me, { kind: Kind }> =>
    (kinds as readonly string[]).includes(one.kind);
  if (isOneOf(me)) return me;
  return redirect(me.kind === "visitor" ? "/login" : homePaths[me.kind]);
}

/** For pages of a joker. */
export const requireJoker = (): Promise<JokerMe> => requireKind("joker");
/** For pages of company staff. */
export const requireAce = (): Promise<AceMe> => requireKind("ace");
/** For pages that both sides of a matching see. */
export const requireMember = (): Promise<JokerMe | AceMe> => requireKind("joker", "ace");
/** For pages that whoever is signed in may see, each their own part of it. */
export const requireSignedIn = (): Promise<SignedInMe> => requireKind("joker", "ace", "operator");
/** For the operator console. */
export const requireOperator = (): Promise<OperatorMe> => requireKind("operator");
/** For pages that anyone sees; the page decides what to show to whom. */
export const optionalMe = (): Promise<Me> => guarded();

/** For login and sign-up: someone who is signed in already goes on to `url`, or home. */
export async function requireVisitor(url?: string): Promise<void> {
  const me = await getMe();
  if (me.kind !== "visitor") redirect(pathAfterLogin(url, me.kind));
}
