import { companyStatuses } from "@tefuda/domain/company/schema";
import type { Metadata } from "next";
import { CompaniesScreen } from "@/features/operator-company/companies-screen";
import { operatorCompanyCopy } from "@/features/operator-company/copy.ja";
import { choicesOf, type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: operatorCompanyCopy.list.title };

export default async function OperatorCompaniesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const query = await searchParams;
  const words = textOf(query, "q");
  const [status] = choicesOf(query, "status", companyStatuses);
  return <CompaniesScreen key={`${words} ${status}`} words={words} status={status} />;
}
