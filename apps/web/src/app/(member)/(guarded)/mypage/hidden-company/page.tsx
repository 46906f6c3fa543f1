import type { Metadata } from "next";
import { hiddenCompanyCopy } from "@/features/hidden-company/copy.ja";
import { HiddenCompanyScreen } from "@/features/hidden-company/hidden-company-screen";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";

export const metadata: Metadata = { title: hiddenCompanyCopy.title };

export default async function HiddenCompanyPage() {
  await requireJoker();
  return <HiddenCompanyScreen initial={await caller().hiddenCompany.list.query()} />;
}
