import type { Metadata } from "next";
import { adminCopy } from "@/features/company-admin/copy.ja";
import { OverviewScreen } from "@/features/company-admin/overview-screen";
import { caller } from "@/platform/server/caller";

export const metadata: Metadata = { title: adminCopy.overview.title };

export default async function AdminPage() {
  return <OverviewScreen overview={await caller().companyAdmin.overview.query()} />;
}
