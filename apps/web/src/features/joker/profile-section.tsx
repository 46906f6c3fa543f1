import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import { Pencil } from "lucide-react";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { jokerCopy } from "./copy.ja";
import { ProfileEntries } from "./profile-entries";

const { confirmation: copy } = jokerCopy;

export interface ProfileSectionCardProps {
  section: ProfileSection;
  /** Where the section is edited; absent where there is no form for it. */
  editHref?: string | undefined;
}

/** One part of the profile with the way to change it. */
export function ProfileSectionCard({ section, editHref }: ProfileSectionCardProps) {
  const { title, entries, isRequired, isFilled } = section;
  const lacks = isRequired && !isFilled;
  return (
    <Card as="section" pad="sm" className="grid gap-3 sm:px-6 sm:py-5" aria-label={title}>
      <div className="flex items-center gap-3 crowded:flex-wrap">
        <h2 className="flex min-w-0 flex-1 flex-wrap items-center gap-2 text-base crowded:basis-full">
          {title}
          {lacks && <Badge tone="accent">{copy.required}</Badge>}
        </h2>
        {editHref && (
          <ButtonLink
            href={editHref}
            size="sm"
            variant={lacks ? "secondary" : "quiet"}
            icon={<Pencil className="size-3.5" aria-hidden="true" />}
            aria-label={copy.editLabel(title)}
          >
            {jokerCopy.edit}
          </ButtonLink>
        )}
      </div>
      <ProfileEntries entries={entries} level={3} />
    </Card>
  );
}
