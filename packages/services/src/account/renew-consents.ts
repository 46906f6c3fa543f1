import type { Db } from "@tefuda/db/client";
import { consents } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { type SQL, sql } from "@tefuda/db/sql";
import { consentVersions } from "@tefuda/domain/account/constants";
import type { RenewConsents } from "@tefuda/domain/account/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

/** Keeps that a seeker agreed to the terms and the privacy policy in these versions. Again changes nothing. */
export async function insertConsents(
  db: Db,
  userId: string,
  { agreedTermsVersion, agreedPrivacyVersion }: RenewConsents,
  agreedAt: Date,
): Promise<void> {
  await db
    .insert(consents)
    .values([
      { id: uuidv7(), userId, kind: "terms", version: agreedTermsVersion, agreedAt },
      { id: uuidv7(), userId, kind: "privacy", version: agreedPrivacyVersion, agreedAt },
    ])
    .onConflictDoNothing();
}

/** The caller agrees to the terms and the privacy policy as they are now, after they have changed. */
export const renewConsents = (
  { db, actor, clock }: Ctx<JokerActor>,
  agreed: RenewConsents,
): Promise<void> => insertConsents(db, actor.userId, agreed, clock());

/** Whether one of the two has changed since the seeker of a query agreed to it. */
export const mustRenewConsents = (): SQL<boolean> =>
  sql`(select count(*) from ${consents} where ${consents.userId} = ${jokers.id}
    and (${consents.kind}, ${consents.version})
      in (('terms', ${consentVersions.terms}), ('privacy', ${consentVersions.privacy}))) < 2`;
