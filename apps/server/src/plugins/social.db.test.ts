import { verifications } from "@tefuda/db/schema/account";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { sql } from "@tefuda/db/sql";
import { makeBrowser } from "@tefuda/services/account/browser.fixture";
import { beginSocial } from "@tefuda/services/social/begin";
import { makeSocialApp, useProviders } from "@tefuda/services/social/social.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { decideAtProvider } from "@tefuda/testing/server/decide-at-provider";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { session } from "./session.ts";
import { social, VISITS_PER_MINUTE } from "./social.ts";

const database = useTestDatabase();
const providers = useProviders();
let server = fastify();
beforeEach(async () => {
  await database.clear();
  server = fastify();
});
afterEach(() => server.close());

const FAILED = "/login?social=failed";

it("leads to a page of ours whatever happens, and writes no code down", async () => {
  const app = makeSocialApp(database.db, providers);
  session(server, app);
  await social(server, app);
  const browser = makeBrowser(app);
  const { url } = await beginSocial(await browser.ctx(), { provider: "google", intent: "signIn" });
  const query = await decideAtProvider(url, "allow");
  // What cannot be read any more, as after a change of the secret.
  await database.db
    .update(verifications)
    .set({ value: sql`left(${verifications.value}, -4) || 'AAAA'` });
  const { headers } = (await browser.ctx()).request;
  const back = await server.inject({
    url: `/auth/google/callback?${query}`,
    headers: { cookie: headers.get("cookie") ?? "" },
  });
  expect(back.statusCode).toBe(303);
  expect(back.headers).toMatchObject({
    location: FAILED,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  const logged = await database.db.select().from(errorLogs);
  expect(logged).toMatchObject([{ page: "/auth/google/callback" }]);
  expect(JSON.stringify(logged)).not.toContain(query.get("code") ?? "");
});

it("leads somebody who comes too often to the login too", async () => {
  const app = makeSocialApp(database.db, providers);
  session(server, app);
  await social(server, app);
  const come = () => server.inject("/auth/google/callback?state=x");
  for (let visits = 0; visits < VISITS_PER_MINUTE; visits += 1)
    expect((await come()).headers.location).toBe("/login?social=stale");
  const refused = await come();
  expect(refused.statusCode).toBe(303);
  expect(refused.headers.location).toBe(FAILED);
  expect(await database.db.select().from(errorLogs)).toEqual([]);
});
