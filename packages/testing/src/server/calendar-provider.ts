/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider from "oidc-provider";
import { makeTokenStore } from "./token-store.ts";

const SCOPE = "https://www.googleapis.com/auth/calendar.freebusy";
const CLIENT_ID = "tefuda-tests";
const CLIENT_SECRET = "a client secret for tests";
const PERSON = "person";

interface Busy {
  readonly start: string;
  readonly end: string;
}

/** How the free/busy call behaves, beside answering. */
type Mood = "well" | "broken" | "silent" | "lacksRight";

/**
 * A provider of calendars on this machine: a real authorization server, and the documented free/busy
 * call, which looks at the token that is shown to it.
 */
export type CalendarProvider = Awaited<ReturnType<typeof startCalendarProvider>>;

export async function startCalendarProvider() {
  const store = makeTokenStore();
  const state = {
    busy: [] as Busy[],
    mood: "well" as Mood,
    questions: [] as Record<string, unknown>[],
    refreshes: 0,
  };
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const origin = `http://localhost:${address.port}`;

  const provider = makeProvider(origin, store.TokenStore);
  provider.on("grant.success", ({ oidc }) => {
    if (oidc.params.grant_type === "refresh_token") state.refreshes += 1;
  });
  const authorize = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    if (pathname === "/calendar/v3/freeBusy") return freeBusy(request, response);
    if (pathname.startsWith("/decide/")) return decide(request, response);
    return authorize(request, response);
  });

  const freeBusy = async (request: IncomingMessage, response: ServerResponse) => {
    const question = JSON.parse(await bodyOf(request)) as Record<string, string>;
    const [, shown = ""] = request.headers.authorization?.split(" ") ?? [];
    const token = await provider.AccessToken.find(shown);
    state.questions.push(question);
    if (state.mood === "silent") return;
    const answer = (status: number, body: unknown) =>
      void response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    if (state.mood === "broken") return answer(500, { error: { code: 500 } });
    if (!token?.isValid || request.method !== "POST") return answer(401, { error: { code: 401 } });
    if (state.mood === "lacksRight" || !token.scope?.split(" ").includes(SCOPE))
      return answer(403, {
        error: { code: 403, errors: [{ domain: "global", reason: "insufficientPermissions" }] },
      });
    const { timeMin = "", timeMax = "" } = question;
    const busy = state.busy.filter(
      ({ start, end }) =>
        Date.parse(start) < Date.parse(timeMax) && Date.parse(timeMin) < Date.parse(end),
    );
    return answer(200, {
      kind: "calendar#freeBusy",
      timeMin,
      timeMax,
      calendars: { primary: { busy } },
    });
  };

  /** The page on which a person decides; what it says is of no matter here. */
  const decide = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "GET")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(
          `<!doctype html><html lang="ja"><title>Calendar</title><link rel="icon" href="data:,"><form method="post"><button name="is" value="allow">許可</button><button name="is" value="deny">キャンセル</button></form></html>`,
        );
    const isAllowed = new URLSearchParams(await bodyOf(request)).get("is") === "allow";
    if (!isAllowed)
      return provider.interactionFinished(request, response, { error: "access_denied" });
    const grant = new provider.Grant({ accountId: PERSON, clientId: CLIENT_ID });
    grant.addOIDCScope(SCOPE);
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, {
      login: { accountId: PERSON },
      consent: { grantId },
    });
  };

  return {
    ...store,
    state,
    /** As the product's settings want it. */
    settings: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      issuer: origin,
      authorizationUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      revocationUrl: `${origin}/token/revocation`,
      calendarUrl: `${origin}/calendar/v3`,
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function makeProvider(origin: string, adapter: unknown) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(origin, {
    adapter,
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key for cookies of tests"] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        // A native client may come back to any port of this machine: the product's is not known yet.
        application_type: "native",
        redirect_uris: ["http://localhost/calendar/google/callback"],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    scopes: ["openid", SCOPE],
    extraParams: ["access_type"],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/decide/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId }),
    }),
    pkce: { required: () => true },
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      RefreshToken: 14 * 24 * 3600,
      Grant: 14 * 24 * 3600,
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}
