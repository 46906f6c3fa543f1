import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { aceCopy as copy } from "./copy.ja.ts";
import type { AcePageDoc, AceProfileDoc } from "./types.ts";

interface AceHeadProps {
  profile: AceProfileDoc;
  company: AcePageDoc["company"];
  /** What the reader can do: say that they are interested. */
  actions?: ReactNode;
}

/** The face of a person's page: who it is, where they work and what they do, in their own words. */
export function AceHead({ profile, company, actions }: AceHeadProps) {
  return (
    <header className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-9 sm:gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-sunken sm:row-span-2">
        {profile.profileImage ? (
          <Picture
            src={profile.profileImage}
            alt={copy.photoOf(profile.name)}
            fill
            sizes="(min-width: 992px) 272px, (min-width: 576px) 208px, 120px"
            loading="eager"
            fetchPriority="high"
            className="object-cover"
          />
        ) : (
          <span className="grid size-full place-items-center">
            <Avatar name={profile.name} size="xl" />
          </span>
        )}
      </div>
      <div className="grid gap-1.5 sm:gap-4 sm:self-end">
        <Link
          href={`/companies/${company.id}`}
          className="target inline-flex w-fit min-w-0 max-w-full items-center gap-2.5 text-ink-2 text-sm hover:text-ink hover:underline"
        >
          <Avatar name={company.name} src={company.logoUrl} size="sm" shape="square" />
          <span className="truncate">{company.name}</span>
        </Link>
        <div className="grid gap-1.5">
          <h1 className="text-2xl md:text-3xl">{profile.name}</h1>
          {profile.position && <p className="text-ink-2">{profile.position}</p>}
        </div>
      </div>
      <div className="col-span-full grid gap-4 sm:col-span-1 sm:self-start">
        <ul className="flex flex-wrap gap-1.5">
          {profile.isAgent && (
            <li>
              <Badge tone="indigo">{copy.agent}</Badge>
            </li>
          )}
          {profile.occupations.map((key) => (
            <li key={key}>
              <Badge>{subOccupationLabels[key]}</Badge>
            </li>
          ))}
        </ul>
        {profile.business && (
          <p className="max-w-2xl text-lg [word-break:auto-phrase]">{profile.business}</p>
        )}
        {actions && <div className="flex items-center gap-3 max-sm:*:first:flex-1">{actions}</div>}
      </div>
    </header>
  );
}
