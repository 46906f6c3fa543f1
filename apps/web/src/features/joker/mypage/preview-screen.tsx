"use client";

import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { mypageCopy } from "./copy.ja";

const { preview: copy } = mypageCopy;

const previewViews = ["before", "after"] as const;
type PreviewView = (typeof previewViews)[number];

const leads: Record<PreviewView, string> = { before: copy.beforeLead, after: copy.afterLead };

export interface PreviewScreenProps {
  view: PreviewView;
  /** The profile as companies have it on their screens. */
  children: ReactNode;
}

/** 企業からの見え方: what companies see of one before a match, and after. */
export function PreviewScreen({ view, children }: PreviewScreenProps) {
  const me = useSession();
  const isHidden = me.kind === "joker" && me.registrationStatus !== "registered";
  return (
    <PageContainer>
      <PageHeader
        title={copy.title}
        lead={leads[view]}
        back={{ href: "/mypage/profile", label: mypageCopy.profile.title }}
        actions={
          <ButtonLink
            href="/mypage/profile"
            variant="secondary"
            icon={<Pencil className="size-4" aria-hidden="true" />}
          >
            {copy.edit}
          </ButtonLink>
        }
      />
      {isHidden && (
        <Banner inset tone="warning">
          {copy.notYet}
        </Banner>
      )}
      <LinkTabs
        label={copy.tabs}
        current={view}
        items={previewViews.map((key) => ({
          key,
          label: copy[key],
          href: `/mypage/profile/preview?view=${key}`,
        }))}
      />
      {children}
      <p className="text-ink-2 text-xs">{copy.never}</p>
    </PageContainer>
  );
}
