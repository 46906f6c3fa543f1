"use client";

import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { DescriptionList } from "@/ui/description-list";
import { DisplaySettingsForm } from "@/ui/display-settings-form";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { mypageCopy } from "./copy.ja";
import { SignOutButton } from "./sign-out-button";

const { setting: copy } = mypageCopy;

/** What a person sets, part by part, and the way out. */
export function SettingScreen({ children }: { children: ReactNode }) {
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} back={{ href: "/mypage", label: mypageCopy.back }} />
      {children}
      <SectionCard title={copy.display} lead={copy.displayLead}>
        <DisplaySettingsForm />
      </SectionCard>
      <AccountPart />
    </PageContainer>
  );
}

function AccountPart() {
  const me = useSession();
  if (me.kind === "visitor") return null;
  const company = me.kind === "ace" ? [{ term: copy.company, value: me.companyName }] : [];
  const items = [{ term: copy.name, value: me.name }, ...company];
  return (
    <SectionCard title={copy.account} action={<SignOutButton variant="secondary" />}>
      <DescriptionList items={items} />
    </SectionCard>
  );
}
