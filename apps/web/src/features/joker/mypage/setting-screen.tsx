"use client";

import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { DescriptionList } from "@/ui/description-list";
import { DisplaySettingsForm } from "@/ui/display-settings-form";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { mypageCopy } from "./copy.ja";

const { setting: copy } = mypageCopy;

interface SettingScreenProps {
  /** The button that signs out. */
  signOut: ReactNode;
  children: ReactNode;
}

/** What a person sets, part by part, and the way out. */
export function SettingScreen({ signOut, children }: SettingScreenProps) {
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} back={{ href: "/mypage", label: mypageCopy.back }} />
      {children}
      <SectionCard title={copy.display} lead={copy.displayLead}>
        <DisplaySettingsForm />
      </SectionCard>
      <AccountPart signOut={signOut} />
    </PageContainer>
  );
}

function AccountPart({ signOut }: { signOut: ReactNode }) {
  const me = useSession();
  if (me.kind === "visitor") return null;
  const company = me.kind === "ace" ? [{ term: copy.company, value: me.companyName }] : [];
  const items = [{ term: copy.name, value: me.name }, ...company];
  return (
    <SectionCard title={copy.account} action={signOut}>
      <DescriptionList items={items} />
    </SectionCard>
  );
}
