import {
  findSupportJokerSchema,
  operatorReleaseSchema,
  overseenMatchingsSchema,
  startSupportSchema,
} from "@tefuda/domain/matching/oversight";
import {
  companyMatchingsSchema,
  deleteMatchingSchema,
  matchingTabSchema,
} from "@tefuda/domain/matching/schema";
import { setTurnCloseSchema } from "@tefuda/domain/matching/turn-schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { pageDirection } from "@tefuda/domain/validation/page-direction";
import { countMatchings } from "@tefuda/services/matching/count-matchings";
import { getCompanyMatching, getMatching } from "@tefuda/services/matching/get-matching";
import { getPartnerProfile } from "@tefuda/services/matching/get-partner-profile";
import { getPosition } from "@tefuda/services/matching/get-position";
import { listCompanyMatchings, listMatchings } from "@tefuda/services/matching/list-matchings";
import { listOverseen } from "@tefuda/services/matching/list-overseen";
import { findSupportJoker, startSupport } from "@tefuda/services/matching/start-support";
import { deleteMatching } from "@tefuda/services/release/delete-matching";
import { releaseByOperator } from "@tefuda/services/release/release-by-operator";
import { setTurnClose } from "@tefuda/services/turn/set-close";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.strictObject({
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(30),
});
const one = z.object({ matchingId: uuid });

export const matchingRouter = router({
  list: procedure
    .access("matching:list")
    .input(page.extend({ tab: matchingTabSchema.default("all") }))
    .query(({ ctx, input }) => listMatchings(ctx, input)),
  counts: procedure.access("matching:list").query(({ ctx }) => countMatchings(ctx)),
  get: procedure
    .access("matching:list")
    .input(one)
    .query(({ ctx, input }) => getMatching(ctx, input)),
  partnerProfile: procedure
    .access("matching:list")
    .input(one)
    .query(({ ctx, input }) => getPartnerProfile(ctx, input)),
  position: procedure
    .access("matching:list")
    .input(one)
    .query(({ ctx, input }) => getPosition(ctx, input)),

  setTurnClose: procedure
    .access("turn:set-close")
    .input(setTurnCloseSchema)
    .mutation(({ ctx, input }) => setTurnClose(ctx, input)),

  /** The support team's thread with a seeker. */
  startSupport: procedure
    .access("support:start")
    .input(startSupportSchema)
    .mutation(({ ctx, input }) => startSupport(ctx, input)),
  /** Logs the look, so it is not a query. */
  findSupportJoker: procedure
    .access("support:start")
    .input(findSupportJokerSchema)
    .mutation(({ ctx, input }) => findSupportJoker(ctx, input)),
  listOverseen: procedure
    .access("matching:oversee")
    .input(overseenMatchingsSchema)
    .query(({ ctx, input }) => listOverseen(ctx, input)),
  /** Releases a matching (spec 4 · Releasing a matching). */
  deleteMatching: procedure
    .access("matching:release")
    .input(deleteMatchingSchema)
    .mutation(({ ctx, input }) => deleteMatching(ctx, input)),
  releaseByOperator: procedure
    .access("matching:oversee")
    .input(operatorReleaseSchema)
    .mutation(({ ctx, input }) => releaseByOperator(ctx, input)),

  listCompany: procedure
    .access("message:read-company")
    .input(companyMatchingsSchema)
    .query(({ ctx, input }) => listCompanyMatchings(ctx, input)),
  getCompany: procedure
    .access("message:read-company")
    .input(one)
    .query(({ ctx, input }) => getCompanyMatching(ctx, input)),
});
