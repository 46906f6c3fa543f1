import type { Metadata } from "next";
import { CompanyThreads } from "@/features/matching/company/company-threads";
import { matchingCopy } from "@/features/matching/copy.ja";

export const metadata: Metadata = { title: matchingCopy.company.title };

export default function CompanyThreadsPage() {
  return <CompanyThreads />;
}
