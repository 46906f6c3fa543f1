import { createHash, createHmac, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { decisionPage } from "./google-sign-in.ts";
import { listenLocally } from "./listen-locally.ts";

const APP_ID = "1234567890";
const APP_SECRET = "an app secret for tests";

/** Somebody with an account there; who signed up by phone has no address. */
export interface FacebookPerson {
  readonly id?: string;
  readonly email?: string;
}

interface Asked {
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
}

/**
 * A server on this machine that speaks as Facebook documents its dialog, its token call and the Graph's
 * `me`, and looks as closely as Facebook does at what is shown to it.
 */
export type FacebookSignIn = Awaited<ReturnType<typeof startFacebookSignIn>>;

export async function startFacebookSignIn() {
  const state = {
    person: { id: "fb-1" } as FacebookPerson,
    /** Whether the Graph answers. */
    isBroken: false,
  };
  const dialogs = new Map<string, Asked>();
  const codes = new Map<string, Asked & { readonly person: FacebookPerson }>();
  const tokens = new Map<string, FacebookPerson>();
  const { server, origin, stop, bodyOf } = await listenLocally();

  const answer = (response: ServerResponse, status: number, body: unknown) =>
    void response
      .writeHead(status, { "content-type": "application/json; charset=UTF-8" })
      .end(JSON.stringify(body));
  const refuse = (response: ServerResponse, message: string) =>
    answer(response, 400, { error: { message, type: "OAuthException", code: 100 } });
  const redirect = (response: ServerResponse, to: URL | string) =>
    void response.writeHead(302, { location: String(to) }).end();

  function dialog(query: URLSearchParams, response: ServerResponse) {
    const [redirectUri = "", stateText = "", challenge = ""] = [
      query.get("redirect_uri") ?? "",
      query.get("state") ?? "",
      query.get("code_challenge") ?? "",
    ];
    const isOurs = new URL(redirectUri).pathname === "/auth/facebook/callback";
    if (query.get("client_id") !== APP_ID || !isOurs) return refuse(response, "App not set up");
    const id = randomUUID();
    dialogs.set(id, { redirectUri, state: stateText, challenge });
    return redirect(response, `/decide/${id}`);
  }

  async function decide(id: string, request: IncomingMessage, response: ServerResponse) {
    const asked = dialogs.get(id);
    if (!asked) return refuse(response, "No dialog");
    if (request.method === "GET")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(decisionPage("Facebook"));
    const back = new URL(asked.redirectUri);
    const isAllowed = new URLSearchParams(await bodyOf(request)).get("is") === "allow";
    if (isAllowed) {
      const code = randomUUID();
      codes.set(code, { ...asked, person: state.person });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_code", "200");
      back.searchParams.set("error_description", "Permissions error");
      back.searchParams.set("error_reason", "user_denied");
    }
    back.searchParams.set("state", asked.state);
    // Facebook leaves this mark behind every address.
    back.hash = "_=_";
    return redirect(response, back);
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const shown = new URLSearchParams(await bodyOf(request));
    const code = shown.get("code") ?? "";
    const given = codes.get(code);
    codes.delete(code);
    if (shown.get("client_id") !== APP_ID || shown.get("client_secret") !== APP_SECRET)
      return refuse(response, "Error validating client secret.");
    const proof = createHash("sha256").update(shown.get("code_verifier") ?? "");
    if (!given || given.redirectUri !== shown.get("redirect_uri"))
      return refuse(response, "This authorization code has been used.");
    if (given.challenge !== proof.digest("base64url"))
      return refuse(response, "Error validating code verifier.");
    const accessToken = randomUUID();
    tokens.set(accessToken, given.person);
    return answer(response, 200, {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: 5_183_944,
    });
  }

  function me(query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
    if (state.isBroken) return answer(response, 500, { error: { code: 2, is_transient: true } });
    const [, shown = ""] = request.headers.authorization?.split(" ") ?? [];
    const person = tokens.get(shown);
    const proof = createHmac("sha256", APP_SECRET).update(shown).digest("hex");
    if (!person) return refuse(response, "Invalid OAuth access token.");
    if (query.get("appsecret_proof") !== proof)
      return refuse(response, "Invalid appsecret_proof provided in the API argument");
    const fields = query.get("fields")?.split(",") ?? [];
    return answer(
      response,
      200,
      Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name))),
    );
  }

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    if (pathname === "/dialog/oauth") return dialog(searchParams, response);
    if (pathname.startsWith("/decide/"))
      return decide(pathname.slice("/decide/".length), request, response);
    if (pathname === "/oauth/access_token") return token(request, response);
    if (pathname === "/me") return me(searchParams, request, response);
    return refuse(response, "Unsupported request");
  });

  return {
    state,
    /** As the product's settings want it. */
    settings: {
      appId: APP_ID,
      appSecret: APP_SECRET,
      authorizationUrl: `${origin}/dialog/oauth`,
      tokenUrl: `${origin}/oauth/access_token`,
      graphUrl: origin,
    },
    stop,
  };
}
