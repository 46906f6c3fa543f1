"use client";

import { useQuery } from "@tanstack/react-query";
import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import { Eye, FileText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { ProfileImageEditor } from "../profile-image/profile-image-editor";
import { effectOfSaving } from "../registration/effect-of-saving";
import type { Own } from "../registration/step-form";
import { CompletenessCard } from "./completeness-card";
import { mypageCopy } from "./copy.ja";
import { profileGroups } from "./profile-groups";
import { ProfileRow } from "./profile-row";

const { profile: copy } = mypageCopy;

export interface ProfileScreenProps {
  initial: Own;
  /** Where the judgement stands, for a seeker who has not passed. */
  banner?: ReactNode;
}

/** A seeker's own profile, each part with the way to change it. */
export function ProfileScreen({ initial, banner }: ProfileScreenProps) {
  const trpc = useTRPC();
  const { data: own } = useQuery(trpc.joker.own.queryOptions(undefined, { initialData: initial }));
  const { profile } = own;
  const now = useNow();
  const sections = profileSections(profile);
  const name = profile.name || mypageCopy.noName;
  return (
    <PageContainer>
      <PageHeader title={copy.title} back={{ href: "/mypage", label: mypageCopy.back }} />
      {banner}
      <Card className="grid gap-5">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold text-xl">{name}</p>
          <p className="text-ink-2 text-sm empty:hidden">{profile.nameKana}</p>
        </div>
        <div id="profileImage" className="scroll-mt-[calc(var(--header-height)+1rem)]">
          <ProfileImageEditor
            name={name}
            profileImageURL={profile.profileImageURL}
            effect={effectOfSaving(own, "profileImage", now)}
          />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink
            href="/mypage/profile/preview"
            variant="secondary"
            icon={<Eye className="size-4" aria-hidden="true" />}
          >
            {copy.preview}
          </ButtonLink>
          <ButtonLink
            href="/career-profile"
            variant="quiet"
            icon={<FileText className="size-4" aria-hidden="true" />}
          >
            {copy.sheet}
          </ButtonLink>
        </div>
      </Card>
      <CompletenessCard sections={sections} />
      {profileGroups(sections).map(({ key, title, sections: parts }) => (
        <Group key={key} title={title}>
          {parts.map((section) => (
            <ProfileRow key={section.step} section={section} />
          ))}
        </Group>
      ))}
    </PageContainer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <Card pad="none" className="grid divide-y divide-line">
        {children}
      </Card>
    </section>
  );
}
