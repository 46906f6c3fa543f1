import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import type { CreateOffer } from "@tefuda/domain/offer/schema";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { insertCandidate, insertRecruitment, reasonFor } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOffer } from "./create-offer.ts";

let number = 0;

/** A company with a position, and one candidate whom it can offer it to. */
export async function createOfferWorld(db: Db) {
  const ace: AceActor = await insertAce(db, await insertCompany(db));
  const joker: JokerActor = await insertCandidate(db);
  const recruitmentId = await insertRecruitment(db, ace);
  const as = <Who extends SignedInActor>(actor: Who, now = testNow) => testCtx(db, actor, now).ctx;

  const offerTo = (to: JokerActor, fields: Partial<CreateOffer> = {}): CreateOffer => {
    number += 1;
    return {
      offerId: uuidv7(),
      jokerId: to.userId,
      recruitmentId,
      reason: reasonFor(number),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 600,
      maxSalary: 800,
      purpose: "casual",
      ...fields,
    };
  };
  return {
    ace,
    joker,
    recruitmentId,
    as,
    offerTo,
    send: (to = joker, now = testNow, fields: Partial<CreateOffer> = {}) =>
      createOffer(as(ace, now), offerTo(to, fields)),
    grant: (offerMonthlyQuota: number) =>
      db.update(companies).set({ offerMonthlyQuota }).where(eq(companies.id, ace.companyId)),
  };
}
export type OfferWorld = Awaited<ReturnType<typeof createOfferWorld>>;
