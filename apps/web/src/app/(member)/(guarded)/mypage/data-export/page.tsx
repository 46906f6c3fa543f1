import type { Metadata } from "next";
import { dataExportCopy } from "@/features/account/data-export/copy.ja";
import { DataExportScreen } from "@/features/account/data-export/data-export-screen";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: dataExportCopy.title };

export default async function DataExportPage() {
  const me = await requireMember();
  const current = await caller().dataExport.current.query();
  return <DataExportScreen initial={current} isJoker={me.kind === "joker"} />;
}
