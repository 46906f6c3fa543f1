import { expect, it } from "vitest";
import { identityFields } from "./identity.ts";
import {
  INVITATION_KEPT_DAYS,
  INVITATION_MAILS_MAX,
  INVITATIONS_PER_DAY,
  memberGroups,
} from "./member.ts";
import { requiredToPublish } from "./publish.ts";
import { recommendWishes } from "./recommend.ts";
import { COMPANY_PHOTOS_MAX, companyStatuses } from "./schema.ts";
import { COMPANY_PAGES_MAX, COMPANY_WORDS_MAX } from "./search.ts";
import { companyStatusActions } from "./status.ts";

it("keeps to its numbers and lists", () => {
  expect({
    identityFields,
    INVITATIONS_PER_DAY,
    INVITATION_KEPT_DAYS,
    INVITATION_MAILS_MAX,
    memberGroups,
    requiredToPublish,
    recommendWishes,
    COMPANY_PHOTOS_MAX,
    companyStatuses,
    COMPANY_PAGES_MAX,
    COMPANY_WORDS_MAX,
    companyStatusActions,
  }).toEqual({
    identityFields: ["name", "nameKana", "siteUrl"],
    INVITATIONS_PER_DAY: 50,
    INVITATION_KEPT_DAYS: 90,
    INVITATION_MAILS_MAX: 5,
    memberGroups: ["active", "left"],
    requiredToPublish: ["name", "siteUrl", "address", "contact", "industry", "businessSummary"],
    recommendWishes: [
      "interestedOccupations",
      "workStyles",
      "preferredWorkplaces",
      "interestedCompanyScales",
      "focusOnChoosingCompanies",
    ],
    COMPANY_PHOTOS_MAX: 10,
    companyStatuses: ["active", "suspended", "closed"],
    COMPANY_PAGES_MAX: 50,
    COMPANY_WORDS_MAX: 100,
    companyStatusActions: ["suspend", "resume", "close"],
  });
});
