"use client";

import { useSearchParams } from "next/navigation";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { CompanyLikes } from "./company-likes";
import { likeCopy } from "./copy.ja";
import type { LikeTab } from "./types";

const copy = likeCopy.company;
const tabs = [
  { key: "likes", label: copy.agentWaiting, href: "/offers?tab=likes" },
  { key: "closed", label: copy.agentClosed, href: "/offers?tab=closed" },
];

/** The offers screen of an interview agent, who gets consultations and sends no offers. */
export function AgentLikes() {
  const tab: LikeTab = useSearchParams().get("tab") === "closed" ? "closed" : "likes";
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.agentTitle} lead={copy.agentLead} />
      <LinkTabs label={copy.agentTabs} current={tab} items={tabs} />
      <CompanyLikes key={tab} tab={tab} isAgent />
    </PageContainer>
  );
}
