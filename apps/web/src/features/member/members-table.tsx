"use client";

import { canSucceed } from "@tefuda/domain/ace/agent";
import { hasToHandOver } from "@tefuda/domain/company/member";
import { authorityLabels } from "@tefuda/domain/options/authorities";
import { can } from "@tefuda/domain/policy/can";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useNow } from "@/platform/use-now";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { EmptyState } from "@/ui/empty-state";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import type { MenuItem } from "@/ui/menu-props";
import { type Column, Table } from "@/ui/table";
import { AgentModal } from "./agent-modal";
import { AuthorityModal } from "./authority-modal";
import { memberCopy as copy } from "./copy.ja";
import { RemoveModal } from "./remove-modal";
import type { MemberDoc, MemberGroup, Whose } from "./types";

interface MembersTableProps {
  members: readonly MemberDoc[];
  /** Who can take over. */
  colleagues: readonly MemberDoc[];
  group: MemberGroup;
  whose?: Whose;
  onChanged: () => unknown;
}

type What = "authority" | "agent" | "remove" | "handOver";
/** What is asked about a member; each time anew, with nothing left of the last time. */
type Asked = { readonly member: MemberDoc; readonly what: What; readonly turn: number };

/** The members, each with authority, state and what is in their hands. */
export function MembersTable(props: MembersTableProps) {
  const { members, colleagues, group, whose = {}, onChanged } = props;
  const me = useSession();
  const now = useNow();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (member: MemberDoc, what: What) => {
    setAsked((before) => ({ member, what, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  const myId = me.kind === "visitor" ? "" : me.userId;
  const maySetAgent = me.kind === "operator" && can(me, "operator:set-agent");

  const columns: Column<MemberDoc>[] = [
    {
      key: "name",
      header: copy.columns.name,
      primary: true,
      cell: (member) => (
        <span className="flex items-center gap-3">
          <Avatar name={member.name || copy.noName} src={member.profileImage} size="sm" />
          <span className="grid min-w-0">
            <span className="font-semibold">
              {member.name || copy.noName}
              {member.id === myId && <span className="font-normal text-ink-2">{copy.you}</span>}
            </span>
            {!member.isErased && (
              <span className="break-all font-normal text-ink-2 text-xs">{member.email}</span>
            )}
            {member.emailRefusedAt && (
              <span className="font-normal text-gold text-xs">{copy.emailRefused}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: "authority",
      header: copy.columns.authority,
      cell: ({ authority }) => (
        <Badge tone={authority === "admin" ? "indigo" : "neutral"}>
          {authorityLabels[authority]}
        </Badge>
      ),
    },
    { key: "state", header: copy.columns.state, cell: stateOf },
    {
      key: "login",
      header: copy.columns.login,
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? formatListTime(new Date(lastSignedInAt), now) : copy.neverLoggedIn,
    },
    {
      key: "inHand",
      header: copy.columns.inHand,
      cell: ({ inHand }) => <span className="text-ink-2">{copy.inHand(inHand)}</span>,
    },
    {
      key: "actions",
      header: copy.columns.actions,
      align: "right",
      cell: (member) => {
        const items = actionsOf(member, ask, maySetAgent);
        if (items.length === 0) return null;
        return (
          <Menu
            items={items}
            trigger={
              <IconButton label={copy.menu(member.name || copy.noName)}>
                <Ellipsis className="size-5" aria-hidden="true" />
              </IconButton>
            }
          />
        );
      },
    },
  ];

  return (
    <>
      <Table
        caption={copy.table}
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
        empty={<EmptyState text={copy.empty[group]} />}
      />
      {asked?.what === "authority" && (
        <AuthorityModal
          key={asked.member.id}
          member={asked.member}
          isSelf={asked.member.id === myId}
          whose={whose}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
      {asked?.what === "agent" && whose.companyId && (
        <AgentModal
          key={asked.turn}
          member={asked.member}
          companyId={whose.companyId}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
      {(asked?.what === "remove" || asked?.what === "handOver") && (
        <RemoveModal
          key={asked.member.id}
          member={asked.member}
          isHandOver={asked.what === "handOver"}
          colleagues={colleagues.filter(
            (one) => one.id !== asked.member.id && !one.isStarting && canSucceed(asked.member, one),
          )}
          whose={whose}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </>
  );
}

function stateOf(member: MemberDoc) {
  if (member.removedAt) return member.hasWithdrawn ? copy.state.withdrawn : copy.state.removed;
  if (member.isStarting) return <Badge tone="gold">{copy.state.starting}</Badge>;
  if (member.isAgent) return copy.state.agent;
  return member.isAvailable ? copy.state.available : copy.state.paused;
}

function actionsOf(
  member: MemberDoc,
  ask: (member: MemberDoc, what: What) => void,
  maySetAgent: boolean,
): MenuItem[] {
  if (member.removedAt)
    return hasToHandOver(member.inHand)
      ? [{ label: copy.handOver, onSelect: () => ask(member, "handOver") }]
      : [];
  return [
    {
      label: member.authority === "admin" ? copy.makeMember : copy.makeAdmin,
      onSelect: () => ask(member, "authority"),
    },
    ...(maySetAgent ? [{ label: copy.agent.open, onSelect: () => ask(member, "agent") }] : []),
    { label: copy.remove, tone: "danger", divided: true, onSelect: () => ask(member, "remove") },
  ];
}
