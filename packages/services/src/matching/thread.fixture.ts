import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import type { Signal } from "@tefuda/adapters/bus/port";
import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { consentVersions } from "@tefuda/domain/account/constants";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx, Ports } from "../kernel/context.ts";
import { type CreateMatchingInput, createMatching } from "./create-matching.ts";

export const start = new Date("2025-04-03T05:00:00.000Z");
const written = { createdAt: start, updatedAt: start };

async function insertUser(db: Db, name: string): Promise<string> {
  const id = uuidv7();
  await db.insert(users).values({ id, name, email: `${id}@example.jp`, ...written });
  return id;
}

/** A registered joker. */
export async function insertJoker(db: Db, name = "佐藤 花"): Promise<JokerActor> {
  const id = await insertUser(db, name);
  await db.insert(jokers).values({
    id,
    name,
    publicId: id,
    registrationStatus: "registered",
    createdOn: "2025-04-03",
    ...written,
  });
  return { kind: "joker", userId: id, registrationStatus: "registered" };
}

/** The company has agreed to the terms as they are, so that it can send. */
const agreed = {
  agreedTermsVersion: consentVersions.corporateTerms,
  agreedContractVersion: 0,
};

export async function insertCompany(db: Db, name = "青空システム株式会社"): Promise<string> {
  const id = uuidv7();
  await db.insert(companies).values({ id, name, ...agreed, ...written });
  return id;
}

/** A member of a company's staff. */
export async function insertAce(
  db: Db,
  companyId: string,
  fields: Partial<Pick<AceActor, "authority">> & { name?: string; mailHost?: string } = {},
): Promise<AceActor> {
  const { name = "田中 一郎", authority = "member", mailHost = "example.jp" } = fields;
  const id = await insertUser(db, name);
  const email = `${id}@${mailHost}`;
  await db.insert(aces).values({ id, companyId, name, email, authority, ...written });
  return { kind: "ace", userId: id, companyId, authority, isAgent: false };
}

/** Two matched sides with their first messages. */
export async function insertThread(db: Db, input: Partial<CreateMatchingInput> = {}) {
  const companyId = await insertCompany(db);
  const [joker, ace] = [await insertJoker(db), await insertAce(db, companyId)];
  const { matchingId } = await db.transaction((tx) =>
    createMatching(tx, {
      jokerId: joker.userId,
      aceId: ace.userId,
      companyId,
      origin: "like",
      now: start,
      ...input,
    }),
  );
  return { matchingId, companyId, joker, ace };
}

/** A context whose clock stands still until it is moved, and whose signals can be read. */
export function createWorld(db: Db) {
  const bus = createMemoryBus();
  const signals: Signal[] = [];
  let now = new Date(start.getTime() + 60_000);
  const ports: Partial<Ports> = {
    bus: {
      ...bus,
      publish(signal) {
        signals.push(signal);
        bus.publish(signal);
      },
    },
  };
  const request = { ip: "", userAgent: "", headers: new Headers(), setCookie: () => undefined };
  return {
    signals,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    as: <Who extends SignedInActor>(actor: Who): Ctx<Who> => ({
      db,
      actor,
      clock: () => now,
      // These use cases touch the bus only.
      ports: ports as Ports,
      site: { brand: "", origin: "", sender: "" },
      request,
    }),
  };
}
