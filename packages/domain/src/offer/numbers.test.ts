import { expect, it } from "vitest";
import { offerPurposes } from "./constants.ts";
import { textRepetitions } from "./policy.ts";
import { liveOfferStatuses, offerStatuses } from "./states.ts";
import { offerPlaceholders } from "./template.ts";

it("keeps to its numbers and lists", () => {
  expect({
    offerPurposes,
    textRepetitions,
    offerPlaceholders,
    offerStatuses,
    liveOfferStatuses,
  }).toEqual({
    offerStatuses: ["sent", "read", "interested", "declined", "expired", "withdrawn"],
    liveOfferStatuses: ["sent", "read"],
    offerPurposes: ["casual", "interview"],
    textRepetitions: ["personal", "mixed", "copied"],
    offerPlaceholders: ["companyName", "aceName", "recruitmentTitle"],
  });
});
