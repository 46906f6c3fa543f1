"use client";

import { useMutation } from "@tanstack/react-query";
import { authorityLabels } from "@tefuda/domain/options/authorities";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useZoned } from "@/platform/local-time";
import { useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { SectionCard } from "@/ui/section-card";
import { useToast } from "@/ui/use-toast";
import { memberCopy } from "./copy.ja";
import type { InvitationDoc, Whose } from "./types";

const copy = memberCopy.invitations;

interface InvitationsProps {
  items: readonly InvitationDoc[];
  whose?: Whose;
  onChanged: () => unknown;
}

/** Who was invited and has not come yet; a link can be sent again or taken back. */
export function Invitations({ items, whose = {}, onChanged }: InvitationsProps) {
  const trpc = useTRPC();
  const zoned = useZoned();
  const endOf = (at: Date) => zoned(formatDateTime(at), at);
  const toast = useToast();
  const [cancelling, setCancelling] = useState<InvitationDoc>();
  const [isAsking, setAsking] = useState(false);
  const resend = useMutation(
    trpc.member.resendInvitation.mutationOptions({
      onSuccess: () => {
        toast.success(memberCopy.invite.sent);
        return onChanged();
      },
    }),
  );
  const cancel = useMutation(
    trpc.member.cancelInvitation.mutationOptions({
      onSuccess: () => {
        toast.success(copy.cancelled);
        return onChanged();
      },
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <ul className="grid">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {item.name}
                <Badge>{authorityLabels[item.authority]}</Badge>
                {item.isExpired ? (
                  <Badge tone="danger">{copy.expired}</Badge>
                ) : (
                  <Badge tone="indigo">{copy.invited}</Badge>
                )}
              </p>
              <p className="break-all text-ink-2 text-sm">{item.email}</p>
              <p className="text-ink-3 text-xs">
                {copy.sent(formatDateTime(new Date(item.sentAt)), item.sentCount)}
                {!item.isExpired && ` ／ ${copy.open(endOf(new Date(item.expiresAt)))}`}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={copy.resendOf(item.name)}
                busy={resend.isPending && resend.variables.inviteId === item.id}
                onClick={() => resend.mutate({ inviteId: item.id, ...whose })}
              >
                {copy.resend}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={copy.cancelOf(item.name)}
                onClick={() => {
                  setCancelling(item);
                  setAsking(true);
                }}
              >
                {copy.cancel}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancelling && cancel.mutate({ inviteId: cancelling.id, ...whose })}
        title={copy.cancelTitle(cancelling?.name ?? "")}
        body={copy.cancelBody}
        confirmLabel={copy.cancel}
        tone="danger"
        busy={cancel.isPending}
      />
    </SectionCard>
  );
}
