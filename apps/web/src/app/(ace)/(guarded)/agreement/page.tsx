import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AgreementScreen } from "@/features/company-admin/agreement-screen";
import { adminCopy } from "@/features/company-admin/copy.ja";
import { caller } from "@/platform/server/caller";
import { requireAce } from "@/platform/server/guard";

export const metadata: Metadata = { title: adminCopy.agreement.title };

/** The terms and fees of a company; an interview agent has none to agree to. */
export default async function AgreementPage() {
  const me = await requireAce();
  if (me.isAgent) notFound();
  return <AgreementScreen initial={await caller().companyAdmin.agreement.query()} />;
}
