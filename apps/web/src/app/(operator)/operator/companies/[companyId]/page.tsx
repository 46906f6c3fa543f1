import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OperatorMembers } from "@/features/member/operator-members";
import { CompanyScreen } from "@/features/operator-company/company-screen";
import { operatorCompanyCopy } from "@/features/operator-company/copy.ja";
import { caller } from "@/platform/server/caller";
import { orNotFound } from "@/platform/server/or-not-found";

export const metadata: Metadata = { title: operatorCompanyCopy.list.title };

export default async function OperatorCompanyPage({
  params,
}: {
  params: Promise<{ companyId: string }>;
}) {
  const { companyId } = await params;
  if (!uuid.safeParse(companyId).success) notFound();
  const initial = await orNotFound(
    caller().operatorCompany.get.query({ companyId }),
    "companyNotFound",
  );
  return <CompanyScreen initial={initial} members={<OperatorMembers companyId={companyId} />} />;
}
