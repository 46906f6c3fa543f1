import { z } from "zod";
import { uuid } from "../validation/fields.ts";
import { FIRST_ROUND } from "./policy.ts";

const ROUND_MAX = 1_000_000;

/** The round of the deck that a client has before it. */
export const roundNumber = z.number().int().min(FIRST_ROUND).max(ROUND_MAX);

export const undoSkipSchema = z.object({ jokerId: uuid, round: roundNumber });
export const startNextRoundSchema = z.object({ round: roundNumber });
