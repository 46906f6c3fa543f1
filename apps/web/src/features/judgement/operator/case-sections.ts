import {
  type ProfileSection,
  profileSections,
  type ReadableProfile,
} from "@tefuda/domain/joker/profile-sections.ja";
import type { JudgementCase, ViewedPerson } from "./judgement-case";
import { sectionText } from "./section-text";

type Person = ViewedPerson["now"];
type ShownProfile = Omit<ReadableProfile, keyof Person>;

interface ShownCase extends Pick<JudgementCase, "entered"> {
  readonly profile: ShownProfile;
  readonly previous: { readonly profile: ShownProfile } | null;
}

const unseen: Person = { gender: null, birthday: null };

/** The parts of a profile that are read together; the picture is looked at by itself. */
const listed = (profile: ShownProfile, person: Person | null | undefined) =>
  profileSections({ ...profile, ...(person ?? unseen) }).filter(
    ({ step }) => step !== "profileImage",
  );

/**
 * A case's profile in parts, with sex and birthday once they were viewed: the parts as they are now,
 * how each was at the last request, which have changed since, and how many are entered.
 */
export function caseSections(
  { profile, previous, entered }: ShownCase,
  person: ViewedPerson | undefined,
) {
  const sections = listed(profile, person?.now);
  const before = new Map(
    previous
      ? listed(previous.profile, person?.previous).map((one) => [one.step, sectionText(one)])
      : [],
  );
  // Of what is not shown the case knows whether it is entered.
  const isNameDone = [profile.name, profile.nameKana, entered.done === entered.total].every(
    Boolean,
  );
  const isDone = ({ step, isFilled }: ProfileSection) => (step === "name" ? isNameDone : isFilled);
  return {
    sections,
    before,
    changed: sections.filter(
      (section) => previous !== null && before.get(section.step) !== sectionText(section),
    ),
    done: sections.filter(isDone).length,
  };
}
