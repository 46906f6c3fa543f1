import { ABROAD_PLACE, type PlaceNo, placeLabels } from "@tefuda/domain/options/workplaces";
import type { ContractType } from "@tefuda/domain/recruitment/constants";
import type { RecruitmentView } from "@/features/recruitment/types";
import { conditionGroups } from "@/ui/recruitment/condition-groups";
import type { Thing } from "../../../_seo/structured-data";
import { jobPosting } from "../../../_seo/things";

/** The words of schema.org for a contract. */
const employmentTypes = {
  regular: "FULL_TIME",
  fixedTerm: "TEMPORARY",
  partTime: "PART_TIME",
  outsourcing: "CONTRACTOR",
  employment: "PART_TIME",
} as const satisfies Record<ContractType, string>;

const YEN_OF_UNIT = 10_000;
const yenOf = (manYen: number | undefined) => manYen && manYen * YEN_OF_UNIT;
const lettersOf = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" } as const;

/** A text of a company as HTML, which descriptions are read as. */
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => lettersOf[letter as keyof typeof lettersOf]);

/** The prefectures; abroad is no place of Japan, and which country it is nobody knows. */
const regionsOf = (places: readonly PlaceNo[] = []) =>
  places.filter((no) => no !== ABROAD_PLACE).map((no) => placeLabels[no]);

/**
 * What search engines are told of a position: mid-career ones only (product details 19.5), and only those
 * that have a place or are done from home, for without either they take none.
 */
export function jobPostingOf(origin: string, recruitment: RecruitmentView): Thing | undefined {
  const { content, company, publishedAt } = recruitment;
  if (content.employmentType !== "midCareer" || !content.title || !publishedAt) return undefined;
  const isFullRemote =
    content.workConditions?.includes("fullRemote") || content.workplaceAddress?.isFullRemote;
  const regions = isFullRemote ? [] : regionsOf(content.workplaces);
  if (!isFullRemote && regions.length === 0) return undefined;
  return jobPosting(origin, {
    title: content.title,
    description: descriptionOf(recruitment),
    path: `/recruitment/${recruitment.id}`,
    datePosted: publishedAt,
    closesAt: content.closesAt,
    employmentType: employmentTypes[content.contractType ?? "regular"],
    company: {
      name: company.name,
      path: `/companies/${company.id}`,
      siteUrl: company.siteUrl,
      logoUrl: company.logoUrl,
    },
    regions,
    isFullRemote,
    salary: { min: yenOf(content.minSalary), max: yenOf(content.maxSalary) },
  });
}

/** All conditions as the page states them, in the HTML that the format asks for. */
function descriptionOf({ content }: RecruitmentView): string {
  return conditionGroups(content)
    .flatMap(({ terms }) => terms)
    .filter(({ value }) => value)
    .map(
      ({ term, value }) =>
        `<p><strong>${escaped(term)}</strong><br>${escaped(value).replaceAll("\n", "<br>")}</p>`,
    )
    .join("");
}
