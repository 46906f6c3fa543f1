import { z } from "zod";
import { requiredText, uuid } from "../validation/fields.ts";
import { COMPASS_TEXT } from "./limits.ts";

/** What a person hands in; the id is the client's, so that sending it again asks for nothing new. */
export const createAnswerSchema = z.object({
  id: uuid,
  text: requiredText(COMPASS_TEXT.min, COMPASS_TEXT.max),
});
export type CreateAnswer = z.output<typeof createAnswerSchema>;

const quote = z.string().min(1).max(400);
const sentence = z.string().min(1).max(600);
const score = z.number().int().min(0).max(100);

export const compassScoresSchema = z.object({
  concreteness: score,
  achievement: score,
  role: score,
  future: score,
  readability: score,
});
export type CompassScores = z.output<typeof compassScoresSchema>;

/** The advice itself, whichever engine wrote it (spec 1 · career compass). */
export const compassAdviceSchema = z.object({
  impressions: z
    .array(z.object({ text: sentence, quote: quote.optional() }))
    .min(1)
    .max(3),
  learnMore: z.array(sentence).min(1).max(4),
  improvements: z
    .array(z.object({ quote: quote.optional(), advice: sentence, example: sentence.optional() }))
    .min(1)
    .max(4),
  scores: compassScoresSchema,
});
export type CompassAdvice = z.output<typeof compassAdviceSchema>;

/** `instead`: the rules, because the model that was asked gave nothing that may be shown. */
export const compassEngines = ["rules", "model", "instead"] as const;
export type CompassEngine = (typeof compassEngines)[number];

/** A stored result; never shown to companies. */
export interface CompassResult extends CompassAdvice {
  readonly id: string;
  readonly jokerId?: string | undefined;
  readonly createdAt: string;
  readonly engine: CompassEngine;
  readonly inputHash: string;
}

export const compassSections = ["impressions", "learnMore", "improvements"] as const;
export type CompassSection = (typeof compassSections)[number];
export const createAudioSchema = z.object({ resultId: uuid, section: z.enum(compassSections) });
export type CreateAudio = z.output<typeof createAudioSchema>;

/** A remark of a result, by its place, that somebody finds something wrong with. */
export const reportRemarkSchema = z.object({
  resultId: uuid,
  section: z.enum(compassSections),
  at: z.number().int().min(0).max(3),
});
export type ReportRemark = z.output<typeof reportRemarkSchema>;

export const compassResultIdSchema = z.object({ id: uuid });
