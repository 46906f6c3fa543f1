import { expect, it } from "vitest";
import { CLAIM_MINUTES } from "./claim.ts";
import { JUDGEMENT_DEADLINE_BUSINESS_DAYS } from "./policy.ts";
import { judgementQueues, queueStatuses } from "./queue.ts";
import { rubricItems } from "./rank.ts";
import { FIELD_COMMENT_MAX, JUDGEMENT_COMMENT_MAX, PERSON_REASON_MAX } from "./schema.ts";
import { judgementStatuses, verdicts } from "./states.ts";

it("keeps to its numbers and lists", () => {
  expect({
    CLAIM_MINUTES,
    JUDGEMENT_DEADLINE_BUSINESS_DAYS,
    judgementQueues,
    queueStatuses,
    rubricItems,
    FIELD_COMMENT_MAX,
    JUDGEMENT_COMMENT_MAX,
    PERSON_REASON_MAX,
    judgementStatuses,
    verdicts,
  }).toEqual({
    CLAIM_MINUTES: 15,
    JUDGEMENT_DEADLINE_BUSINESS_DAYS: 3,
    judgementQueues: ["open", "remanded", "passed", "rejected"],
    queueStatuses: {
      open: ["requested", "reviewing"],
      remanded: ["remanded"],
      passed: ["passed"],
      rejected: ["rejected"],
    },
    rubricItems: [
      "careerConcreteness",
      "achievement",
      "skillClarity",
      "preferenceClarity",
      "introduction",
    ],
    FIELD_COMMENT_MAX: 200,
    JUDGEMENT_COMMENT_MAX: 400,
    PERSON_REASON_MAX: 200,
    judgementStatuses: ["requested", "reviewing", "remanded", "passed", "rejected"],
    verdicts: ["passed", "remanded", "rejected"],
  });
});
