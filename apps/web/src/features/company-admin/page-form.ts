import { companyImageLabels, companyLabels } from "@tefuda/domain/company/labels.ja";
import type { CompanyPageInput } from "@tefuda/domain/company/schema";
import { companyScaleLabels, teamSizeLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { workStyleLabels } from "@tefuda/domain/options/work-styles";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import { editorKind, type StoredForm } from "@/platform/editing/editing";
import { hasFields, isListOf, isText, type Shape } from "@/platform/stored";
import { adminCopy } from "./copy.ja";
import type { EditedPage } from "./types";
import { valuesOf } from "./values";

export type PageField = keyof CompanyPageInput;

const { visible, hidden } = adminCopy.editor.publicWords;
const EMPTY = "";

const isLines = isListOf(isText);
/** What else its fields may hold is the schema's to judge, when the page is saved. */
const isForm = hasFields({
  name: isText,
  values: isLines,
  benefits: isLines,
  workStyles: isLines,
  photos: isLines,
}) as Shape<CompanyPageInput>;

/** A company's page whose words are kept on the device; a year is the same as its digits. */
export const companyPageKind = editorKind(
  "companyPage",
  isForm,
  ({ foundedYear, ...fields }: CompanyPageInput) => ({
    ...fields,
    foundedYear: String(foundedYear ?? EMPTY),
  }),
);

export const storedPage = (page: EditedPage): StoredForm<CompanyPageInput> => ({
  form: valuesOf(page),
  lockVersion: page.lockVersion,
});

export const pageLabels: Readonly<Record<PageField, string>> = {
  ...companyLabels,
  ...companyImageLabels,
};

/** What a choice is called; nothing chosen is nothing said. */
const called = (labels: Readonly<Record<string, string>>, value: unknown) =>
  labels[String(value)] ?? EMPTY;
/** Which picture it is, by the end of its address: all that words can tell of it. */
const pictureName = (address: string) => address.split("/").at(-1) ?? address;
const lines = (list: readonly string[] = []) => list.join("\n");

/** A field of the page in words. */
export function pageText(form: CompanyPageInput, field: PageField): string {
  switch (field) {
    case "address": {
      const { postalCode, prefecture, cityAndStreet, building } = form.address ?? {};
      return [postalCode, called(placeLabels, prefecture), cityAndStreet, building]
        .filter(Boolean)
        .join(" ");
    }
    case "industry":
      return called(industryLabels, form.industry);
    case "companyScale":
      return called(companyScaleLabels, form.companyScale);
    case "teamSize":
      return called(teamSizeLabels, form.teamSize);
    case "workStyles":
      return lines(form.workStyles?.map((style) => workStyleLabels[style]));
    case "photos":
      return lines(form.photos?.map(pictureName));
    case "logoUrl":
    case "coverUrl":
      return pictureName(form[field] ?? EMPTY);
    case "values":
    case "benefits":
      return lines(form[field]);
    case "isPublic":
      return form.isPublic ? visible : hidden;
    default:
      return String(form[field] ?? EMPTY);
  }
}
