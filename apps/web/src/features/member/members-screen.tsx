"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { memberCopy as copy } from "./copy.ja";
import { Invitations } from "./invitations";
import { InviteModal } from "./invite-modal";
import { MembersTable } from "./members-table";
import type { MemberGroup } from "./types";
import { useMembers } from "./use-members";

/** A company's staff, for its administrators. */
export function MembersScreen({ group }: { group: MemberGroup }) {
  const { list, members, invitations, refresh } = useMembers(group);
  const active = useMembers("active").members;
  const [isInviting, setInviting] = useState(false);
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Button
            icon={<UserPlus className="size-4" aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {copy.invite.open}
          </Button>
        }
      />
      {invitations.length > 0 && <Invitations items={invitations} onChanged={refresh} />}
      <LinkTabs
        label={copy.groups.label}
        current={group}
        items={[
          { key: "active", label: copy.groups.active, href: "/admin/members" },
          { key: "left", label: copy.groups.left, href: "/admin/members?group=left" },
        ]}
      />
      <PagedList list={list} isEmpty={false} failed={copy.failed}>
        <MembersTable members={members} colleagues={active} group={group} onChanged={refresh} />
      </PagedList>
      <InviteModal open={isInviting} onClose={() => setInviting(false)} onSent={refresh} />
    </PageContainer>
  );
}
