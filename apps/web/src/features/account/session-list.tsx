"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deviceName } from "@tefuda/domain/account/device-name.ja";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";
import { accountCopy } from "./copy.ja";
import { useRecentLogin } from "./use-recent-login";

const copy = accountCopy.sessions;
type SessionRow = Outputs["account"]["listSessions"][number];

/** Where the person is signed in, with a way to sign out elsewhere. */
export function SessionList() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const list = useQuery(trpc.account.listSessions.queryOptions());
  const [ending, setEnding] = useState<SessionRow>();
  const { run, dialog } = useRecentLogin();
  const end = useMutation({
    mutationFn: (sessionId: string) => run(() => client.account.endSession.mutate({ sessionId })),
    onSettled: () => queries.invalidateQueries(trpc.account.listSessions.queryFilter()),
  });

  if (list.isPending) return <Skeleton className="h-24" />;
  if (list.isError) return <ErrorState onRetry={() => list.refetch()} />;
  return (
    <>
      <ul className="grid">
        {list.data.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <ConfirmModal
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() => {
          if (ending) end.mutate(ending.id);
          setEnding(undefined);
        }}
        title={copy.endTitle}
        body={copy.endBody(deviceName(ending?.userAgent ?? null))}
        confirmLabel={copy.end}
        tone="danger"
      />
      {dialog}
    </>
  );
}

function SessionItem({ session, onEnd }: { session: SessionRow; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {deviceName(session.userAgent)}
          {session.isCurrent && <Badge tone="pine">{copy.current}</Badge>}
        </p>
        <p className="text-ink-2 text-sm tabular-nums">
          {copy.lastUsed(formatStamp(session.lastUsedAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" size="sm" onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}
