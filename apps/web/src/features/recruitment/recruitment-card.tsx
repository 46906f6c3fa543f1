import { type EmploymentType, employmentTypeShortLabels } from "@tefuda/domain/options/employment";
import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import { workConditionLabels } from "@tefuda/domain/options/work-conditions";
import { contractTypeLabels } from "@tefuda/domain/recruitment/constants";
import { formatDate, formatMonthDay } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import { JapaneseYen, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { payLine } from "@/ui/recruitment/pay";
import { Tag } from "@/ui/tag";
import { recruitmentCopy as copy } from "./copy.ja";
import { placeLine } from "./facts";
import type { RecruitmentCardData } from "./types";

export const typeTones = { midCareer: "indigo", sideJob: "pine" } as const satisfies Record<
  EmploymentType,
  BadgeTone
>;

const FACES_SHOWN = 3;

export interface RecruitmentCardProps {
  recruitment: RecruitmentCardData;
  /** Of the title. */
  level?: 2 | 3 | 4;
  /** False where the page is about the company. */
  showsCompany?: boolean;
  /** A button of the reader's own, such as the like. */
  action?: ReactNode;
}

/** A position as a card: what it is, what it pays, where, and who is in charge. */
export function RecruitmentCard(props: RecruitmentCardProps) {
  const { recruitment, level = 2, showsCompany = true, action } = props;
  const { employmentType, contractType, occupations, workConditions, publishedAt } = recruitment;
  const Heading = `h${level}` as const;
  const pay = payLine({
    ...recruitment,
    contractType: contractType ?? undefined,
    minSalary: recruitment.minSalary ?? undefined,
    maxSalary: recruitment.maxSalary ?? undefined,
    reward: recruitment.reward ?? undefined,
  });
  return (
    <Card as="article" lift className="grid content-start gap-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={typeTones[employmentType]}>{employmentTypeShortLabels[employmentType]}</Badge>
        {contractType && <Badge>{contractTypeLabels[contractType]}</Badge>}
        {publishedAt && (
          <p className="ml-auto text-ink-2 text-xs tabular-nums">
            {copy.published}{" "}
            <time dateTime={jstDate(publishedAt)} title={formatDate(publishedAt)}>
              {formatMonthDay(publishedAt)}
            </time>
          </p>
        )}
      </div>
      <Heading className="text-lg">
        <CardLink href={`/recruitment/${recruitment.id}`}>{recruitment.title}</CardLink>
      </Heading>
      {showsCompany && (
        <p className="flex items-center gap-2.5 text-sm">
          <Avatar
            name={recruitment.companyName}
            src={recruitment.companyLogoUrl}
            shape="square"
            size="xs"
          />
          <span className="min-w-0 truncate">{recruitment.companyName}</span>
        </p>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {pay && (
          <Fact icon={<JapaneseYen aria-hidden="true" />} term={pay.term}>
            <span className="font-semibold tabular-nums">{pay.value}</span>
          </Fact>
        )}
        <Fact icon={<MapPin aria-hidden="true" />} term={copy.place}>
          {placeLine(recruitment)}
        </Fact>
      </dl>
      <p className="line-clamp-2 text-ink-2 text-sm">{recruitment.excerpt}</p>
      <ul className="flex flex-wrap gap-1.5">
        {occupations.map((key) => (
          <li key={key} className="min-w-0">
            <Tag label={subOccupationLabels[key]} tone="indigo" />
          </li>
        ))}
        {workConditions.map((key) => (
          <li key={key} className="min-w-0">
            <Tag label={workConditionLabels[key]} />
          </li>
        ))}
      </ul>
      {(recruitment.people.length > 0 || action) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <People people={recruitment.people} />
          {action && <div className="relative z-10 ml-auto max-w-full shrink-0">{action}</div>}
        </div>
      )}
    </Card>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:translate-y-0.5 [&_svg]:text-ink-3">
      <dt>
        {icon}
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function People({ people }: Pick<RecruitmentCardData, "people">) {
  const shown = people.slice(0, FACES_SHOWN);
  if (shown.length === 0) return null;
  return (
    <p className="flex min-w-0 flex-1 basis-40 items-center gap-2.5 text-ink-2 text-xs">
      <span className="-space-x-2 flex shrink-0">
        {shown.map(({ id, name, profileImage }) => (
          <Avatar key={id} name={name} src={profileImage} size="xs" />
        ))}
      </span>
      <span className="truncate">
        {copy.inCharge(
          shown.map(({ name }) => name).join(copy.listOf),
          people.length - shown.length,
        )}
      </span>
    </p>
  );
}
