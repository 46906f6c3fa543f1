import type { Database } from "@tefuda/db/client";
import { openSession } from "@tefuda/services/account/sessions";
import { createAuth } from "@tefuda/services/auth/auth";
import type { Ports } from "@tefuda/services/kernel/context";
import type { Person } from "./requests.ts";

/** Sign-ins at once. */
const AT_ONCE = 8;

export interface SigningIn {
  readonly db: Database["db"];
  /** What the server signs cookies with. */
  readonly secret: string;
  readonly origin: string;
  readonly now: Date;
}

/**
 * Signs people in by the product's own use case, each at a browser and an address of their own. The
 * password alone is left out, which takes a tenth of a second to check.
 */
export async function signIn(
  { db, secret, origin, now }: SigningIn,
  ids: readonly string[],
): Promise<Person[]> {
  const ports = { auth: createAuth(db, { secret, origin }) } as Ports;
  const signInOne = async (id: string, number: number): Promise<Person> => {
    const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const cookies: string[] = [];
    const request = {
      ip: network,
      userAgent: "bench",
      headers: new Headers(),
      setCookie: (cookie: string) => void cookies.push(cookie.split(";", 1)[0] ?? ""),
    };
    await openSession({ db, ports, request, clock: () => now }, id);
    return { id, network, cookie: cookies.join("; ") };
  };
  const people: Person[] = [];
  const waiting = [...ids.entries()].reverse();
  const line = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [number, id] = next;
      people[number] = await signInOne(id, number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return people;
}
