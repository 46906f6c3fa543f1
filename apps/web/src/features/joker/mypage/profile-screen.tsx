"use client";

import { useQuery } from "@tanstack/react-query";
import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import type { ReactNode } from "react";
import { useTRPC } from "@/platform/trpc";
import { PageHeader } from "@/ui/page-header";
import { Progress } from "@/ui/progress";
import { PageContainer } from "@/ui/shell/page-container";
import { jokerCopy } from "../copy.ja";
import { ProfileSectionCard } from "../profile-section";
import { stepOf, stepPath } from "../registration/engine";
import type { Own } from "../registration/step-form";

const { mypage: copy, confirmation } = jokerCopy;

/** A seeker's own profile, each part with the way to change it. */
export function ProfileScreen({ initial, banner }: { initial: Own; banner?: ReactNode }) {
  const trpc = useTRPC();
  const { data: own } = useQuery(trpc.joker.own.queryOptions(undefined, { initialData: initial }));
  const sections = profileSections(own.profile).filter(({ step }) => stepOf(step));
  const done = sections.filter(({ isFilled }) => isFilled).length;
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.profileTitle}
        lead={copy.profilePageLead}
        back={{ href: "/mypage", label: copy.back }}
      />
      {banner}
      <Progress
        showLabel
        tone="pine"
        label={confirmation.progress(done, sections.length)}
        value={done}
        max={sections.length}
      />
      <div className="grid gap-3">
        {sections.map((section) => (
          <ProfileSectionCard
            key={section.step}
            section={section}
            editHref={stepPath(section.step, "profile")}
          />
        ))}
      </div>
    </PageContainer>
  );
}
