"use client";

import { LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useSignOut } from "@/platform/session/use-sign-out";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { DescriptionList } from "@/ui/description-list";
import { DisplaySettingsForm } from "@/ui/display-settings-form";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { jokerCopy } from "../copy.ja";

const { mypage: copy } = jokerCopy;

/** What a person sets for this device, and the way out. */
export function SettingScreen({ sessions }: { sessions: ReactNode }) {
  const me = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  if (me.kind === "visitor") return null;
  const company = me.kind === "ace" ? [{ term: copy.company, value: me.companyName }] : [];
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.setting} back={{ href: "/mypage", label: copy.back }} />
      <SectionCard title={copy.display} lead={copy.displayLead}>
        <DisplaySettingsForm />
      </SectionCard>
      <SectionCard title={copy.account}>
        <DescriptionList items={[{ term: copy.email, value: me.email }, ...company]} />
        <div>
          <Button
            variant="secondary"
            icon={<LogOut className="size-4" aria-hidden="true" />}
            busy={isSigningOut}
            onClick={() => setAsking(true)}
          >
            {copy.signOut}
          </Button>
        </div>
      </SectionCard>
      <SectionCard title={copy.sessions} lead={copy.sessionsLead}>
        {sessions}
      </SectionCard>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        title={copy.signOutTitle}
        body={copy.signOutBody}
        confirmLabel={copy.signOut}
      />
    </PageContainer>
  );
}
