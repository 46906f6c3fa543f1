import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { PasswordSetting } from "@/features/account/password-setting";
import { secondFactorCopy as copy } from "@/features/account/second-factor/copy.ja";
import { FactorSetting } from "@/features/account/second-factor/factor-setting";
import { SessionList } from "@/features/account/session-list";
import { SignOutButton } from "@/features/account/sign-out-button";
import { caller } from "@/platform/server/caller";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { brand } from "../../../site";

export const metadata: Metadata = { title: copy.security.title };

export default async function SecurityPage() {
  const ways = await caller().social.getWays.query();
  return (
    <PageContainer>
      <PageHeader
        title={copy.security.title}
        lead={copy.security.lead}
        actions={<SignOutButton variant="secondary" />}
      />
      <SectionCard title={copy.setting.title} lead={copy.setting.lead}>
        <FactorSetting brand={brand} canSwitchOff={false} />
      </SectionCard>
      <SectionCard title={accountCopy.setting.password.title}>
        <PasswordSetting initial={ways} />
      </SectionCard>
      <SectionCard title={accountCopy.sessions.title}>
        <SessionList />
      </SectionCard>
    </PageContainer>
  );
}
