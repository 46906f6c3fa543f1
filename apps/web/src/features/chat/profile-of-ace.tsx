import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import { DescriptionList } from "@/ui/description-list";
import { profileCopy as copy } from "./profile-copy.ja";
import { type AceDoc, CareerList, labelsOf, Personalities, ProfileHead } from "./profile-parts";

/** A member of a company's staff as the seeker they are matched with sees them. */
export function AceProfile({ ace, companyName }: { ace: AceDoc; companyName: string }) {
  const items = [
    { term: copy.nameKana, value: ace.nameKana },
    { term: copy.occupation, value: labelsOf(ace.occupations, subOccupationLabels) },
    { term: copy.introduction, value: ace.introduction },
    { term: copy.valueInJob, value: ace.valueInJob },
    { term: copy.appeal, value: ace.appealOfWorking },
    { term: copy.business, value: [ace.business, ace.businessDetail].filter(Boolean).join("\n") },
    {
      term: copy.school,
      value: [ace.graduatedSchool, ace.graduatedFacultyDepartment].filter(Boolean).join("　"),
    },
  ];
  return (
    <>
      <ProfileHead
        name={ace.name}
        image={ace.profileImage}
        line={[companyName, ace.position].filter(Boolean).join("　")}
      />
      <DescriptionList items={items.filter(({ value }) => value)} />
      <CareerList careers={ace.careers} />
      <Personalities entries={ace.personalities} />
    </>
  );
}
