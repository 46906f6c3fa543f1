"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { pushCopy as copy } from "./copy.ja";

type PushDevice = Outputs["push"]["list"][number];

/** Where the person's pushes are shown, with a way to end them on a device that is not at hand. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [leaving, setLeaving] = useState<PushDevice>();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.push.remove.mutationOptions({
      onSuccess: () => toast.success(copy.removed),
      onSettled: () => {
        setAsking(false);
        return queries.invalidateQueries(trpc.push.list.queryFilter());
      },
    }),
  );
  if (devices.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-ink-2 text-xs">{copy.devices}</h3>
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                {device.deviceName}
                {device.isThis && <Badge tone="pine">{copy.thisDevice}</Badge>}
              </p>
              <p className="text-ink-2 text-xs tabular-nums">
                {copy.since(formatStamp(device.createdAt))}
              </p>
            </div>
            {!device.isThis && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={copy.removeLabel(device.deviceName)}
                onClick={() => {
                  setLeaving(device);
                  setAsking(true);
                }}
              >
                {copy.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => leaving && remove.mutate({ id: leaving.id })}
        title={copy.removeTitle}
        body={copy.removeBody(leaving?.deviceName ?? "")}
        confirmLabel={copy.remove}
        tone="danger"
        busy={remove.isPending}
      />
    </div>
  );
}
