/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, { interactionPolicy } from "oidc-provider";
import { listenLocally } from "./listen-locally.ts";
import { makeTokenStore } from "./token-store.ts";

const CLIENT_ID = "tefuda-sign-in";
const CLIENT_SECRET = "a client secret for tests";

/** Somebody with an account there. */
export interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** The organisation that keeps the account; that of the address when absent, null for nobody's. */
  readonly hd?: string | null;
}

/**
 * A provider of sign-ins on this machine: a real OpenID Connect server, on whose page whoever is
 * `person` says yes or no.
 */
export type GoogleSignIn = Awaited<ReturnType<typeof startGoogleSignIn>>;

export async function startGoogleSignIn() {
  const state = {
    person: { sub: "g-1", email: "hanako@example.jp", email_verified: true } as GooglePerson,
    /** Whether the token call answers. */
    isBroken: false,
  };
  const persons = new Map<string, GooglePerson>();
  const { server, origin, stop, bodyOf } = await listenLocally();
  const provider = makeProvider(origin, persons);
  const authorize = provider.callback();

  const decide = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "GET")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(decisionPage("Google"));
    const isAllowed = new URLSearchParams(await bodyOf(request)).get("is") === "allow";
    if (!isAllowed)
      return provider.interactionFinished(request, response, { error: "access_denied" });
    const { person } = state;
    persons.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: CLIENT_ID });
    grant.addOIDCScope("openid email");
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, {
      login: { accountId: person.sub },
      consent: { grantId },
      select_account: {},
      decide: {},
    });
  };

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    if (pathname.startsWith("/decide/")) return decide(request, response);
    // It remembers nobody: the next visit may be another person's at the same browser.
    if (pathname === "/auth") request.headers.cookie = "";
    if (pathname === "/token" && state.isBroken) return void response.writeHead(500).end();
    return authorize(request, response);
  });

  return {
    state,
    /** As the product's settings want it. */
    settings: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      issuer: origin,
      authorizationUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      jwksUrl: `${origin}/jwks`,
    },
    stop,
  };
}

/** The page on which a person decides; what it says is of no matter here. */
export const decisionPage = (title: string) =>
  `<!doctype html><html lang="ja"><title>${title}</title><link rel="icon" href="data:,"><form method="post"><button name="is" value="allow">許可</button><button name="is" value="deny">キャンセル</button></form></html>`;

/** Whoever comes is asked each time, also somebody whom this server knows by a cookie. */
function alwaysAsking() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  const asked = new Check("asked", "asked", (ctx) => ctx.oidc.result?.decide === undefined);
  policy.add(new Prompt({ name: "decide", requestable: false }, asked), 0);
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

function claimsOf(person: GooglePerson | undefined) {
  if (!person) return undefined;
  const { hd = person.email.split("@").at(-1), ...claims } = person;
  return { ...claims, ...(hd && { hd }) };
}

function makeProvider(origin: string, persons: ReadonlyMap<string, GooglePerson>) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { TokenStore } = makeTokenStore();
  const provider = new Provider(origin, {
    adapter: TokenStore,
    jwks: {
      keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "k" }],
    },
    cookies: { keys: ["a key for cookies of tests"] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        // A native client may come back to any port of this machine: the product's is not known yet.
        application_type: "native",
        redirect_uris: ["http://localhost/auth/google/callback"],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    scopes: ["openid", "email"],
    claims: { openid: ["sub"], email: ["email", "email_verified", "hd"] },
    // Google puts the address into the token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: alwaysAsking(),
      url: (_: unknown, { uid }: { uid: string }) => `/decide/${uid}`,
    },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => claimsOf(persons.get(accountId)) ?? { sub: accountId },
    }),
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3600,
      Grant: 3600,
      Session: 3600,
      Interaction: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
    },
    renderError: (ctx: { body: string }, out: { error: string }) => {
      ctx.body = out.error;
    },
  });
  provider.on("server_error", (_, error) => {
    throw error;
  });
  return provider;
}
