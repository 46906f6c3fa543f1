"use client";

import { useQuery } from "@tanstack/react-query";
import { interestedThemeLabels } from "@tefuda/domain/options/interest";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Avatar } from "@/ui/avatar";
import { DescriptionList } from "@/ui/description-list";
import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { Tag } from "@/ui/tag";
import { videoCopy } from "./copy.ja";

const copy = videoCopy.profile;

type Profiles = Outputs["matching"]["partnerProfile"];
type Joker = Extract<Profiles, { side: "joker" }>["joker"];
type AceProfile = Extract<Profiles, { side: "ace" }>;
type Themes = Outputs["matching"]["get"]["selectedInterestedThemes"];

/** `video-chat-profile-detail`: whom one talks with, read while talking. */
export function ProfilePanel({ matchingId }: { matchingId: string }) {
  const trpc = useTRPC();
  const profile = useQuery(trpc.matching.partnerProfile.queryOptions({ matchingId }));
  const matching = useQuery(trpc.matching.get.queryOptions({ matchingId }));
  const themes = matching.data?.selectedInterestedThemes ?? [];
  if (profile.isError)
    return <ErrorState onRetry={() => profile.refetch()} busy={profile.isFetching} />;
  if (!profile.data) return <SkeletonText lines={6} />;
  return profile.data.side === "joker" ? (
    <JokerSummary joker={profile.data.joker} themes={themes} />
  ) : (
    <AceSummary profile={profile.data} themes={themes} />
  );
}

/** For the seeker: what they wanted to hear about, and who sits there. */
function AceSummary({
  profile: { ace, companyName },
  themes,
}: {
  profile: AceProfile;
  themes: Themes;
}) {
  return (
    <div className="grid gap-6">
      {ace && (
        <Head
          name={ace.name}
          image={ace.profileImage}
          line={[companyName, ace.position].filter(Boolean).join("　")}
        />
      )}
      <ThemeList title={copy.myThemes} themes={themes} />
      {ace ? (
        <Facts
          facts={[
            [copy.business, [ace.business, ace.businessDetail].filter(Boolean).join("\n")],
            [copy.message, ace.valueInJob],
            [copy.appeal, ace.appealOfWorking],
          ]}
        />
      ) : (
        <p className="text-sm">{copy.paused}</p>
      )}
    </div>
  );
}

/** For company staff: the career in short, the newest first. */
function JokerSummary({ joker, themes }: { joker: Joker; themes: Themes }) {
  const occupation = [
    joker.occupation && occupationLabels[joker.occupation],
    joker.subOccupation && subOccupationLabels[joker.subOccupation],
  ];
  const name = joker.name ?? "";
  return (
    <div className="grid gap-6">
      <Head
        name={name}
        image={joker.profileImageURL}
        line={occupation.filter(Boolean).join(" / ")}
      />
      <ThemeList title={copy.themesOf(name)} themes={themes} />
      {joker.careers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{copy.summary}</h3>
          <ol className="grid gap-3">
            {joker.careers.map((career) => (
              <li key={career.id} className="grid gap-0.5 border-line border-l-2 pl-4">
                <p className="text-ink-2 text-xs tabular-nums">
                  {career.startWorkingDuration}〜{career.endWorkingDuration ?? copy.present}
                </p>
                <p className="font-semibold text-sm">
                  {[career.companyName, career.position].filter(Boolean).join("　")}
                </p>
                {career.business && <p className="text-sm">{career.business}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <Facts
        facts={[
          [copy.skills, joker.skills.join("、")],
          [copy.introduction, joker.introduction],
        ]}
      />
    </div>
  );
}

function Head({ name, image, line }: { name: string; image: string | null; line: string }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={image} size="md" />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {line && <p className="text-ink-2 text-sm">{line}</p>}
      </div>
    </div>
  );
}

function ThemeList({ title, themes }: { title: string; themes: Themes }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {themes.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {themes.map((theme) => (
            <li key={theme}>
              <Tag label={interestedThemeLabels[theme]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2 text-sm">{copy.noThemes}</p>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  const items = facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
  return items.length > 0 ? <DescriptionList items={items} /> : null;
}
