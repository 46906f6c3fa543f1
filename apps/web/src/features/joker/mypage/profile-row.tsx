import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import { Pencil, Plus } from "lucide-react";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { ProfileEntries } from "../profile-entries";
import { mypageCopy } from "./copy.ja";
import { editPath } from "./profile-groups";

const { profile: copy } = mypageCopy;

/** One part of the profile with the way to change it. */
export function ProfileRow({ section }: { section: ProfileSection }) {
  const { step, title, entries, isRequired, isFilled } = section;
  const isEmpty = entries.length === 0;
  const Icon = isEmpty ? Plus : Pencil;
  return (
    <section
      id={step}
      aria-label={title}
      className="grid scroll-mt-[calc(var(--header-height)+1rem)] grid-cols-[minmax(0,1fr)_auto] crowded:grid-cols-1 items-start gap-x-4 gap-y-1.5 px-4 py-3.5 sm:px-6 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
    >
      <h3 className="flex min-w-0 flex-wrap items-center gap-2 pt-1.5 text-ink-2 text-sm">
        {title}
        {isRequired && !isFilled && <Badge tone="accent">{copy.required}</Badge>}
      </h3>
      <ButtonLink
        href={editPath(step)}
        size="sm"
        variant="quiet"
        className="md:order-last"
        icon={<Icon className="size-3.5" aria-hidden="true" />}
        aria-label={isEmpty ? copy.enterLabel(title) : copy.editLabel(title)}
      >
        {isEmpty ? copy.enter : copy.edit}
      </ButtonLink>
      <div className="grid gap-3 max-md:col-span-2 crowded:col-span-1 md:pt-1">
        <ProfileEntries entries={entries} level={4} />
      </div>
    </section>
  );
}
