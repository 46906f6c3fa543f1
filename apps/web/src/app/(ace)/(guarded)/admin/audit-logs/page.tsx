import type { Metadata } from "next";
import { AuditScreen } from "@/features/company-admin/audit-screen";
import { adminCopy } from "@/features/company-admin/copy.ja";

export const metadata: Metadata = { title: adminCopy.audit.title };

export default function CompanyAuditPage() {
  return <AuditScreen />;
}
