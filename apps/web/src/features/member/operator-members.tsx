"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { SectionCard } from "@/ui/section-card";
import { memberCopy } from "./copy.ja";
import { Invitations } from "./invitations";
import { InviteModal } from "./invite-modal";
import { MembersTable } from "./members-table";

const copy = memberCopy.operator;

/** A company's members for an operator: shown when asked for, because each look is written down. */
export function OperatorMembers({ companyId }: { companyId: string }) {
  const trpc = useTRPC();
  const [isInviting, setInviting] = useState(false);
  const view = useMutation(trpc.member.view.mutationOptions());
  const look = () => view.mutateAsync({ companyId, group: "active" }).catch(() => undefined);
  const whose = { companyId };
  return (
    <SectionCard
      title={copy.title}
      lead={copy.lead}
      action={
        <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
          {memberCopy.invite.open}
        </Button>
      }
    >
      {view.data ? (
        <>
          {view.data.invitations.length > 0 && (
            <Invitations items={view.data.invitations} whose={whose} onChanged={look} />
          )}
          <MembersTable
            members={view.data.items}
            colleagues={view.data.items}
            group="active"
            whose={whose}
            onChanged={look}
          />
        </>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={view.isPending}
          onClick={look}
        >
          {copy.show}
        </Button>
      )}
      <InviteModal
        open={isInviting}
        whose={whose}
        onClose={() => setInviting(false)}
        onSent={() => (view.data ? look() : undefined)}
      />
    </SectionCard>
  );
}
