"use client";

import { useMutation } from "@tanstack/react-query";
import {
  auditActionLabel,
  auditActorLabel,
  auditTargetLabel,
} from "@tefuda/domain/monitoring/audit-labels.ja";
import { AUDIT_CSV_MAX, type AuditFilter } from "@tefuda/domain/monitoring/logs";
import { toCsv } from "@tefuda/domain/text/csv";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { saveFile } from "@/ui/save-file";
import { useToast } from "@/ui/use-toast";
import { logCopy } from "./copy.ja";

const copy = logCopy.audit;

/** Saves the rows under the filter as a file; that is put on record, too. */
export function AuditCsvButton({ filter }: { filter: AuditFilter }) {
  const trpc = useTRPC();
  const toast = useToast();
  const exporting = useMutation(
    trpc.monitoring.exportAudit.mutationOptions({
      onSuccess: ({ rows, isCut }) => {
        const lines = rows.map((row) => [
          formatStamp(row.createdAt),
          auditActorLabel(row.actorType),
          row.actorName,
          row.actorId,
          auditActionLabel(row.action),
          auditTargetLabel(row.targetType),
          row.targetId,
          row.companyName,
          row.companyId,
          row.reason,
          row.ip,
        ]);
        saveFile(
          copy.fileName(jstDate(new Date())),
          toCsv([[...copy.csvColumns], ...lines]),
          "text/csv",
        );
        toast.success(isCut ? copy.cut(AUDIT_CSV_MAX.toLocaleString("ja-JP")) : copy.saved);
      },
    }),
  );
  return (
    <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate(filter)}>
      {copy.csv}
    </Button>
  );
}
