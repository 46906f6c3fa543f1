import type { BrowserContext } from "@playwright/test";
import { type Client, createClient } from "../../apps/server/src/running/client.fixture.ts";
import {
  type DemoAccount,
  demoEmails,
  demoPassword,
  demoSecrets,
} from "../../packages/testing/src/demo/accounts.ts";
import { demoOperatorOf, freshCode } from "./second-factor.ts";

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
  editor: "signInOperator",
} as const satisfies Record<DemoAccount, string>;

/** Somebody who is in no list, by the address. */
interface Person {
  readonly as: "joker" | "company";
  readonly email: string;
}

const callsBy = { joker: "signIn", company: "signInCompany" } as const;

async function openSessionBy(origin: string, { as, email }: Person): Promise<Client> {
  const client = createClient(origin);
  await client.trpc.account[callsBy[as]].mutate({ email, password: demoPassword });
  return client;
}

/** Sessions of operators, by server and account: a code of theirs works once, and few work at a time. */
const kept = new Map<string, Client>();

/** A session of an operator that was opened before and is still good. */
async function keptSession(key: string): Promise<Client | undefined> {
  const client = kept.get(key);
  const me = await client?.trpc.account.getMe.query();
  return me && me.kind !== "visitor" ? client : undefined;
}

async function openSession(origin: string, account: DemoAccount): Promise<Client> {
  const client = createClient(origin);
  const credentials = { email: demoEmails[account], password: demoPassword };
  const answer = await client.trpc.account[calls[account]].mutate(credentials);
  if (!("secondStep" in answer)) return client;
  const operator = demoOperatorOf(demoEmails[account]);
  if (!operator) throw new Error(`${account} has a second factor that is not in the demo data.`);
  await client.trpc.secondFactor.signIn.mutate({ code: freshCode(origin, demoSecrets[operator]) });
  kept.set(`${origin} ${account}`, client);
  return client;
}

/**
 * A person of the demo data as typed calls, without a browser. Operators keep one session a server
 * for as long as it is good.
 */
export const callsOf = async (origin: string, account: DemoAccount): Promise<Client> =>
  (await keptSession(`${origin} ${account}`)) ?? openSession(origin, account);

/**
 * Signs a browser in as a person of the demo data, without the login page, which takes seconds; answers the
 * same session as typed calls.
 */
export async function signIn(
  context: BrowserContext,
  origin: string,
  account: DemoAccount | Person,
): Promise<Client> {
  const client = await (typeof account === "string"
    ? callsOf(origin, account)
    : openSessionBy(origin, account));
  await context.addCookies(
    [...client.cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })),
  );
  return client;
}
