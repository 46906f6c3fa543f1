import type { Db } from "@tefuda/db/client";
import { onAce, onJoker, whereComesIn } from "@tefuda/db/queries/member";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq, isNotNull, isNull, or, type SQL } from "@tefuda/db/sql";
import { announceReaders } from "@tefuda/domain/announce/states";
import type { AnnounceTarget } from "@tefuda/domain/notification/constants";

/** Mirrors `actorOf` in `../account/resolve-actor.ts`: an ace of an active company, or else a joker. */
const whereIs = {
  ace: () => eq(companies.status, "active"),
  joker: () => and(isNull(aces.id), isNotNull(jokers.id)),
} as const;

/** The ids of those who see what is announced to a target, as they come in now; `also` narrows them. */
export const selectReaders = (db: Db, target: AnnounceTarget, also?: SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .leftJoin(aces, onAce())
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, onJoker())
    .where(
      and(whereComesIn(), or(...announceReaders(target).map((kind) => whereIs[kind]())), also),
    );
