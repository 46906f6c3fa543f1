import type { BrowserContext } from "@playwright/test";
import { type Client, createClient } from "../../apps/server/src/running/client.fixture.ts";
import {
  type DemoAccount,
  demoEmails,
  demoPassword,
} from "../../packages/testing/src/demo/accounts.ts";

export type { DemoAccount };

const calls = {
  joker: "signIn",
  newJoker: "signIn",
  judgingJoker: "signIn",
  idleJoker: "signIn",
  aceAdmin: "signInCompany",
  aceMember: "signInCompany",
  invitedAce: "signInCompany",
  agent: "signInCompany",
  operator: "signInOperator",
  judge: "signInOperator",
} as const satisfies Record<DemoAccount, string>;

/**
 * Signs a browser in as a person of the demo data, without the login page; answers the same
 * session as typed calls.
 */
export async function signIn(
  context: BrowserContext,
  origin: string,
  account: DemoAccount,
): Promise<Client> {
  const client = createClient(origin);
  const credentials = { email: demoEmails[account], password: demoPassword };
  await client.trpc.account[calls[account]].mutate(credentials);
  await context.addCookies(
    [...client.cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })),
  );
  return client;
}
