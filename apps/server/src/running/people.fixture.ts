import { demoPassword } from "@tefuda/testing/demo/accounts";
import { buildDemo } from "@tefuda/testing/demo/dataset";
import { type Client, createClient, ownNetwork } from "./client.fixture.ts";

export interface Pair {
  readonly matchingId: string;
  readonly jokerEmail: string;
  readonly aceEmail: string;
}

/** Demo threads whose two sides appear in no other of them, so that no sender's rate is shared. */
export function separatePairs(count: number): Pair[] {
  const { matchings, users } = buildDemo(new Date());
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  for (const { id, jokerId, aceId } of matchings) {
    if (!aceId || taken.has(jokerId) || taken.has(aceId)) continue;
    const [jokerEmail, aceEmail] = [emails.get(jokerId), emails.get(aceId)];
    if (!jokerEmail || !aceEmail) continue;
    taken.add(jokerId).add(aceId);
    pairs.push({ matchingId: id, jokerEmail, aceEmail });
    if (pairs.length === count) return pairs;
  }
  throw new Error(`The demo data has ${pairs.length} separate threads, not ${count}.`);
}

/** Signs a person of the demo data in. */
export async function signIn(origin: string, email: string, as: "joker" | "ace"): Promise<Client> {
  const client = createClient(origin, undefined, ownNetwork());
  const { account } = client.trpc;
  await (as === "ace" ? account.signInCompany : account.signIn).mutate({
    email,
    password: demoPassword,
  });
  return client;
}
