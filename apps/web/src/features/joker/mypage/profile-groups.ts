import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { stepPath } from "../registration/engine";
import { mypageCopy } from "./copy.ja";

const { profile: copy } = mypageCopy;

const groups: readonly { key: string; title: string; steps: readonly RegistrationStep[] }[] = [
  { key: "person", title: copy.person, steps: ["introduction", "personalities"] },
  {
    key: "work",
    title: copy.work,
    steps: [
      "industry",
      "occupation",
      "careers",
      "skills",
      "english",
      "managementExperience",
      "portfolio",
    ],
  },
  {
    key: "wishes",
    title: copy.wishes,
    steps: [
      "jobChangeWillingness",
      "preferredWorkplaces",
      "interestedOccupations",
      "interestedCompanyScales",
      "focusOnChoosingCompanies",
      "workStyles",
      "desiredSalary",
    ],
  },
  { key: "basics", title: copy.basics, steps: ["name", "education", "email", "phone"] },
];

/** The parts of the profile by what they are about; the picture stands at the head of the page. */
export function profileGroups(sections: readonly ProfileSection[]) {
  return groups.map(({ key, title, steps }) => ({
    key,
    title,
    sections: steps.flatMap((step) => sections.find((one) => one.step === step) ?? []),
  }));
}

/** Where a part is edited. */
export function editPath(step: RegistrationStep): string {
  if (step === "email") return "/mypage/setting#email";
  return step === "profileImage" ? "#profileImage" : stepPath(step, "profile");
}
