"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
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
      {list.isPending ? (
        <SkeletonCards count={4} />
      ) : list.isError && !list.data ? (
        <ErrorState text={copy.failed} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <MembersTable members={members} colleagues={active} group={group} onChanged={refresh} />
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
      <InviteModal open={isInviting} onClose={() => setInviting(false)} onSent={refresh} />
    </PageContainer>
  );
}
