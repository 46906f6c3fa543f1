import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { findContactDetails } from "@tefuda/domain/text/contact-details";

/** A part of a profile as one text, to compare it with an earlier version. */
export function sectionText({ entries }: Pick<ProfileSection, "entries">): string {
  return entries
    .map(({ label, note, text, words }) =>
      [label, note, text, words?.join("、")].filter(Boolean).join("\n"),
    )
    .filter(Boolean)
    .join("\n\n");
}

/** Where contact details belong, or nobody but the support team reads them. */
const ownPlaces: readonly RegistrationStep[] = ["email", "phone", "portfolio"];

/** Whether a part that companies read seems to hold an address, a number or an account. */
export function holdsContact(section: ProfileSection): boolean {
  return !ownPlaces.includes(section.step) && findContactDetails(sectionText(section)).found;
}
