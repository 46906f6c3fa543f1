import { auditFilterSchema } from "@tefuda/domain/monitoring/logs";
import type { Metadata } from "next";
import { AuditScreen } from "@/features/monitoring/audit-screen";
import { logCopy as copy } from "@/features/monitoring/copy.ja";
import { type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.audit.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  // One part that is none, such as half an id, leaves the others as they are.
  const asked = Object.entries(auditFilterSchema.shape).flatMap(([name, rule]) => {
    const value = rule.safeParse(textOf(params, name)?.trim() || undefined);
    return value.success && value.data ? [[name, value.data] as const] : [];
  });
  return <AuditScreen filter={auditFilterSchema.parse(Object.fromEntries(asked))} />;
}
