"use client";

import { ChevronRight, ClipboardPen, Settings, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { jokerCopy } from "../copy.ja";

const { mypage: copy } = jokerCopy;

export interface MypageScreenProps {
  /** Where the judgement stands, for a seeker who has not passed. */
  banner?: ReactNode;
  /** How many required items a seeker has not entered yet. */
  missingCount?: number;
}

/** The menu of what is one's own. */
export function MypageScreen({ banner, missingCount = 0 }: MypageScreenProps) {
  const me = useSession();
  if (me.kind === "visitor") return null;
  const isJoker = me.kind === "joker";
  const note = me.kind === "ace" ? me.companyName : me.email;
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} />
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          size="lg"
          name={me.name || me.email}
          src={me.kind === "operator" ? null : me.profileImageURL}
        />
        <div className="min-w-0">
          <p className="truncate font-semibold text-lg">{me.name || copy.noName}</p>
          <p className="truncate text-ink-2 text-sm">{note}</p>
        </div>
      </div>
      {banner}
      <nav aria-label={copy.title}>
        <ul className="grid gap-3">
          {isJoker && missingCount > 0 && (
            <Item
              href="/registration"
              icon={<ClipboardPen />}
              title={copy.registration}
              lead={copy.registrationLead(missingCount)}
            />
          )}
          {isJoker && (
            <Item
              href="/mypage/profile"
              icon={<UserRound />}
              title={copy.profile}
              lead={copy.profileLead}
            />
          )}
          <Item
            href="/mypage/setting"
            icon={<Settings />}
            title={copy.setting}
            lead={copy.settingLead}
          />
        </ul>
      </nav>
    </PageContainer>
  );
}

interface ItemProps {
  href: string;
  icon: ReactNode;
  title: string;
  lead: string;
}

function Item({ href, icon, title, lead }: ItemProps) {
  return (
    <li>
      <Card lift pad="sm" className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-ink-2 [&_svg]:size-5"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <CardLink href={href} className="font-semibold">
            {title}
          </CardLink>
          <span className="block text-ink-2 text-sm">{lead}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
      </Card>
    </li>
  );
}
