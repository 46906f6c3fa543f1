import { expect, it } from "vitest";
import {
  COMPASS_RECORDING_SECONDS,
  COMPASS_RESULTS_KEPT,
  COMPASS_RUNS_PER_DAY,
  COMPASS_SILENCE_SECONDS,
  COMPASS_TIMEOUT_SECONDS,
} from "./limits.ts";
import { modelAnswerShape } from "./model-answer.ts";
import { SENTENCE_MAX } from "./readability.ts";
import { compassEngines, compassSections } from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({
    COMPASS_RECORDING_SECONDS,
    COMPASS_RESULTS_KEPT,
    COMPASS_RUNS_PER_DAY,
    COMPASS_SILENCE_SECONDS,
    COMPASS_TIMEOUT_SECONDS,
    modelAnswerShape,
    SENTENCE_MAX,
    compassEngines,
    compassSections,
  }).toEqual({
    COMPASS_RECORDING_SECONDS: 180,
    COMPASS_RESULTS_KEPT: 10,
    COMPASS_RUNS_PER_DAY: { joker: 5, visitor: 1 },
    COMPASS_SILENCE_SECONDS: 7,
    COMPASS_TIMEOUT_SECONDS: 30,
    modelAnswerShape: {
      type: "object",
      properties: {
        impressions: {
          minItems: 2,
          maxItems: 3,
          type: "array",
          items: {
            type: "object",
            properties: { text: { type: "string" }, quote: { type: "string" } },
            required: ["text", "quote"],
            additionalProperties: false,
          },
        },
        learnMore: { minItems: 2, maxItems: 4, type: "array", items: { type: "string" } },
        improvements: {
          minItems: 2,
          maxItems: 4,
          type: "array",
          items: {
            type: "object",
            properties: {
              advice: { type: "string" },
              quote: { type: ["string", "null"] },
              example: { type: ["string", "null"] },
            },
            required: ["advice", "quote", "example"],
            additionalProperties: false,
          },
        },
      },
      required: ["impressions", "learnMore", "improvements"],
      additionalProperties: false,
    },
    SENTENCE_MAX: 80,
    compassEngines: ["rules", "model", "instead"],
    compassSections: ["impressions", "learnMore", "improvements"],
  });
});
