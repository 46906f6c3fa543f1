import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { Banner } from "@/ui/banner";
import { adminCopy } from "./copy.ja";
import type { EditedPage } from "./types";
import { waitingOf } from "./values";

const copy = adminCopy.editor.identity;

/** What became of a company's wish to be known by another name or site. */
export function IdentityNotice({ page }: { page: EditedPage }) {
  const declined = page.identityRequest?.declinedReason;
  if (declined)
    return (
      <Banner inset tone="warning">
        {copy.declined}
        <br />
        {copy.reason(declined)}
      </Banner>
    );
  if (!waitingOf(page)) return null;
  return (
    <Banner inset tone="info">
      {copy.waiting}
      <br />
      {companyLabels.name}：{page.name}
      <br />
      {companyLabels.siteUrl}：{page.siteUrl ?? adminCopy.editor.notEntered}
    </Banner>
  );
}
