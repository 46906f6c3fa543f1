import {
  candidateDecisionSchema,
  candidateIdSchema,
  searchJokersSchema,
} from "@tefuda/domain/candidate/schema";
import { hideJoker, unhideJoker } from "@tefuda/services/candidate/hide-joker";
import { countKept, keepJoker, unkeepJoker } from "@tefuda/services/candidate/keep-joker";
import { listHidden, listKept } from "@tefuda/services/candidate/list-kept";
import { searchJokers } from "@tefuda/services/candidate/search-jokers";
import { skipJoker } from "@tefuda/services/candidate/skip-joker";
import { getCandidate } from "@tefuda/services/views/get-candidate";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(50).default(20),
});

/** Candidates as companies see them before a match (spec 6 · Searching for jokers). */
export const candidateRouter = router({
  searchJokers: procedure
    .access("joker:search")
    .input(searchJokersSchema)
    .query(({ ctx, input }) => searchJokers(ctx, input)),
  getJokerForCompany: procedure
    .access("joker:view-candidate")
    .input(candidateIdSchema)
    .query(({ ctx, input }) => getCandidate(ctx, input)),

  listKept: procedure.access("candidate:keep").query(({ ctx }) => listKept(ctx)),
  countKept: procedure.access("candidate:keep").query(({ ctx }) => countKept(ctx)),
  keepJoker: procedure
    .access("candidate:keep")
    .input(candidateDecisionSchema)
    .mutation(({ ctx, input }) => keepJoker(ctx, input)),
  unkeepJoker: procedure
    .access("candidate:keep")
    .input(candidateIdSchema)
    .mutation(({ ctx, input }) => unkeepJoker(ctx, input)),
  skipJoker: procedure
    .access("candidate:keep")
    .input(candidateDecisionSchema)
    .mutation(({ ctx, input }) => skipJoker(ctx, input)),

  listHidden: procedure
    .access("candidate:hide")
    .input(page)
    .query(({ ctx, input }) => listHidden(ctx, input)),
  hideJoker: procedure
    .access("candidate:hide")
    .input(candidateIdSchema)
    .mutation(({ ctx, input }) => hideJoker(ctx, input)),
  unhideJoker: procedure
    .access("candidate:hide")
    .input(candidateIdSchema)
    .mutation(({ ctx, input }) => unhideJoker(ctx, input)),
});
