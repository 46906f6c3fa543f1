import { z } from "zod";
import { frames } from "./frames.ja.ts";
import type { CompassSection } from "./schema.ts";

/** How many remarks of each section a model is asked for; more of them are not an answer. */
const counts = {
  impressions: { min: 2, max: 3 },
  learnMore: { min: 2, max: 4 },
  improvements: { min: 2, max: 4 },
} as const satisfies Record<CompassSection, object>;

const remarks = (section: CompassSection) => z.array(z.unknown()).max(counts[section].max);

/** What a model is asked for. Its remarks are looked at one by one: each stands by itself. */
export const modelAnswerSchema = z.strictObject({
  impressions: remarks("impressions"),
  learnMore: remarks("learnMore"),
  improvements: remarks("improvements"),
});

/** One remark of a model: a kind of the catalogue, a place of the text, and at most a few words. */
export const modelRemarkSchema = z.strictObject({
  kind: z.string(),
  quote: z.string().min(1).max(400),
  about: z.string().nullish(),
});

/** What a second call answers of each sentence that it was given, in their order. */
export const verdicts = ["allowed", "refused"] as const;
export const verdictsSchema = z.strictObject({ verdicts: z.array(z.enum(verdicts)) });

/** A schema as JSON Schema, in the part of it that servers bind a model's answer by. */
function shapeOf(schema: z.ZodType) {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return shape;
}

const askedFor = (section: CompassSection) =>
  z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(frames[section])),
        quote: z.string(),
        // Schemas that bind a model know no property that may be absent.
        about: z.string().nullable(),
      }),
    )
    .min(counts[section].min)
    .max(counts[section].max);

export const modelAnswerShape = shapeOf(
  z.strictObject({
    impressions: askedFor("impressions"),
    learnMore: askedFor("learnMore"),
    improvements: askedFor("improvements"),
  }),
);
export const verdictsShape = shapeOf(verdictsSchema);
