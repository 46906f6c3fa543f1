import { can } from "@tefuda/domain/policy/can";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { operatorCompanyCopy } from "@/features/operator-company/copy.ja";
import { CreateScreen } from "@/features/operator-company/create-screen";
import { requireOperator } from "@/platform/server/guard";

export const metadata: Metadata = { title: operatorCompanyCopy.create.title };

export default async function NewCompanyPage() {
  if (!can(await requireOperator(), "operator:contract")) notFound();
  return <CreateScreen />;
}
