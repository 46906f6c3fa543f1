import { expect, it } from "vitest";
import {
  COMPASS_MODEL_SECONDS,
  COMPASS_RECORDING_SECONDS,
  COMPASS_RESULTS_KEPT,
  COMPASS_RUNS_PER_DAY,
  COMPASS_TIMEOUT_SECONDS,
} from "./limits.ts";
import { modelAnswerShape, verdictsShape } from "./model-answer.ts";
import { SENTENCE_MAX } from "./readability.ts";
import { compassEngines, compassSections } from "./schema.ts";

const remarks = (minItems: number, maxItems: number, kinds: string[]) => ({
  minItems,
  maxItems,
  type: "array",
  items: {
    type: "object",
    properties: {
      kind: { type: "string", enum: kinds },
      quote: { type: "string" },
      about: { type: ["string", "null"] },
    },
    required: ["kind", "quote", "about"],
    additionalProperties: false,
  },
});

it("keeps to its numbers and lists", () => {
  expect({
    COMPASS_MODEL_SECONDS,
    COMPASS_RECORDING_SECONDS,
    COMPASS_RESULTS_KEPT,
    COMPASS_RUNS_PER_DAY,
    COMPASS_TIMEOUT_SECONDS,
    modelAnswerShape,
    verdictsShape,
    SENTENCE_MAX,
    compassEngines,
    compassSections,
  }).toEqual({
    COMPASS_RECORDING_SECONDS: 180,
    COMPASS_RESULTS_KEPT: 10,
    COMPASS_RUNS_PER_DAY: { joker: 5, visitor: 1 },
    COMPASS_MODEL_SECONDS: 6,
    COMPASS_TIMEOUT_SECONDS: 30,
    modelAnswerShape: {
      type: "object",
      properties: {
        impressions: remarks(2, 3, [
          "result",
          "ownWork",
          "growth",
          "care",
          "teamwork",
          "direction",
          "honesty",
          "strength",
        ]),
        learnMore: remarks(2, 4, [
          "how",
          "why",
          "change",
          "role",
          "scale",
          "difficulty",
          "partner",
          "learned",
          "next",
        ]),
        improvements: remarks(2, 4, [
          "number",
          "outcome",
          "ownPart",
          "scene",
          "method",
          "reason",
          "wish",
          "shorten",
          "moveUp",
        ]),
      },
      required: ["impressions", "learnMore", "improvements"],
      additionalProperties: false,
    },
    verdictsShape: {
      type: "object",
      properties: {
        verdicts: { type: "array", items: { type: "string", enum: ["allowed", "refused"] } },
      },
      required: ["verdicts"],
      additionalProperties: false,
    },
    SENTENCE_MAX: 80,
    compassEngines: ["rules", "model", "instead"],
    compassSections: ["impressions", "learnMore", "improvements"],
  });
});
