import { z } from "zod";
import { compassAdviceSchema } from "./schema.ts";

const { impressions, learnMore, improvements } = compassAdviceSchema.shape;
const said = improvements.element.shape;
/** What is left out may come as null: schemas that bind a model know no property that may be absent. */
const orAbsent = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, z.null()])
    .optional()
    .transform((value) => value ?? undefined);

/**
 * What a model is asked for: the words of the advice, without scores. Narrower than what is stored:
 * the counts are those the person is promised, and an impression comes with its quote.
 */
export const modelAnswerSchema = z.strictObject({
  impressions: z.array(impressions.element.required()).min(2).max(3),
  learnMore: z.array(learnMore.element).min(2).max(4),
  improvements: z
    .array(
      z
        .object({
          advice: said.advice,
          quote: orAbsent(said.quote),
          example: orAbsent(said.example),
        })
        .transform(({ advice, quote, example }) => ({
          advice,
          ...(quote !== undefined && { quote }),
          ...(example !== undefined && { example }),
        })),
    )
    .min(2)
    .max(4),
});
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

const asked = z.strictObject({
  impressions: z
    .array(z.strictObject({ text: z.string(), quote: z.string() }))
    .min(2)
    .max(3),
  learnMore: z.array(z.string()).min(2).max(4),
  improvements: z
    .array(
      z.strictObject({
        advice: z.string(),
        quote: z.string().nullable(),
        example: z.string().nullable(),
      }),
    )
    .min(2)
    .max(4),
});

const { $schema: _, ...shape } = z.toJSONSchema(asked);
/** The same as JSON Schema, in the part of it that servers bind a model's answer by. */
export const modelAnswerShape = shape;
