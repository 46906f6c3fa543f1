import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { Picture } from "@/ui/picture";
import { aceCopy as copy } from "./copy.ja.ts";
import type { AceCardDoc } from "./types.ts";

export interface AceCardProps {
  ace: AceCardDoc;
  level?: 2 | 3 | 4;
  /** On the first screen: the picture is loaded at once. */
  eager?: boolean;
  /** False on the company's own page, where it goes without saying. */
  showsCompany?: boolean;
  /** A button of the reader's own, such as the star. */
  action?: ReactNode;
}

/** Someone who works at a company: the face, the work, and a sentence of their own. */
export function AceCard(props: AceCardProps) {
  const { ace, level = 3, eager = false, showsCompany = true, action } = props;
  const Heading = `h${level}` as const;
  const [occupation] = ace.occupations;
  const label = ace.isAgent ? copy.agent : occupation && subOccupationLabels[occupation];
  return (
    <Card as="article" pad="none" lift className="flex h-full flex-col overflow-hidden">
      <div className="flex gap-4 p-4 sm:p-5 crowded:flex-wrap">
        <Portrait ace={ace} eager={eager} />
        <div className="grid min-w-0 flex-1 content-center gap-0.5 crowded:order-last crowded:basis-full">
          <Heading className="text-lg">
            <CardLink href={`/ace/${ace.id}`}>{ace.name}</CardLink>
          </Heading>
          {ace.position && <p className="text-ink-2 text-sm">{ace.position}</p>}
          {label && (
            <p className="mt-1 w-fit max-w-full truncate rounded-sm bg-sunken px-2 py-0.5 text-ink-2 text-xs leading-relaxed">
              {label}
            </p>
          )}
        </div>
        {/* Above the link that covers the card. */}
        {action && <div className="relative z-10 -mt-1.5 -mr-2 -ml-3">{action}</div>}
      </div>
      {ace.excerpt && (
        <blockquote className="mx-4 border-accent border-l-2 pl-3.5 text-sm sm:mx-5">
          <p className="line-clamp-3">{ace.excerpt}</p>
        </blockquote>
      )}
      {showsCompany ? (
        <p className="mt-auto flex min-w-0 items-center gap-2.5 px-4 pt-4 pb-4 text-ink-2 text-sm sm:px-5 sm:pb-5">
          <Avatar name={ace.companyName} src={ace.companyLogoUrl} size="xs" shape="square" />
          <span className="truncate">{ace.companyName}</span>
        </p>
      ) : (
        <span className="pb-5" />
      )}
    </Card>
  );
}

function Portrait({ ace, eager }: { ace: AceCardDoc; eager: boolean }) {
  if (!ace.profileImage) return <Avatar name={ace.name} size="xl" />;
  return (
    <span className="relative size-26 shrink-0 overflow-hidden rounded-md bg-sunken">
      <Picture
        src={ace.profileImage}
        alt=""
        fill
        sizes="104px"
        loading={eager ? "eager" : "lazy"}
        className="object-cover"
      />
    </span>
  );
}
