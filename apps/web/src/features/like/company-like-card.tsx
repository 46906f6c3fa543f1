import { industryLabels } from "@tefuda/domain/options/industries";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import {
  jobChangeWillingnessBadges,
  sideJobWillingnessBadges,
} from "@tefuda/domain/options/willingness";
import { formatListTime, formatMonthDay } from "@tefuda/domain/time/format.ja";
import { useRefusal } from "@/platform/session/use-refusal";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { likeCopy } from "./copy.ja";
import { LikeStatusBadge, LikeWords, Time } from "./like-parts";
import type { CompanyLike } from "./types";
import type { AnswerLike } from "./use-answer-like";

const copy = likeCopy.company;
const SKILLS_SHOWN = 6;

interface CompanyLikeCardProps {
  like: CompanyLike;
  now: Date;
  answer: AnswerLike;
  /** Of the heading. */
  level: 2 | 3;
}

/** One like that the company received: from whom, in which words, and the yes or no to it. */
export function CompanyLikeCard({ like, now, answer, level }: CompanyLikeCardProps) {
  return (
    <Card
      as="article"
      pad="none"
      className="grid gap-x-6 gap-y-4 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid min-w-0 content-start gap-2.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-xs">
          <LikeStatusBadge status={like.status} side="company" />
          <span>
            {likeCopy.receivedAt}{" "}
            <Time date={like.createdAt} text={formatListTime(like.createdAt, now)} />
          </span>
          <Ending like={like} />
          {!like.isOwn && <span>{copy.by(like.aceName)}</span>}
        </p>
        <Sender joker={like.joker} level={level} />
        {like.recruitmentTitle && <p className="text-sm">{like.recruitmentTitle}</p>}
        <LikeWords level={like.selectedInterestAction} message={like.message} side="company" />
      </div>
      <Answers like={like} answer={answer} />
    </Card>
  );
}

function Sender({ joker, level }: Pick<CompanyLike, "joker"> & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { jobChangeWillingness: job, sideJobWillingness: side, industry } = joker;
  const occupation = joker.subOccupation
    ? subOccupationLabels[joker.subOccupation]
    : joker.occupation && occupationLabels[joker.occupation];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Heading className="text-base">
          {joker.isViewable ? (
            <Link href={`/users/${joker.id}`} className="hover:underline">
              {joker.name}
            </Link>
          ) : (
            joker.name
          )}
        </Heading>
        <p className="text-ink-2 text-xs">
          {[occupation, industry && industryLabels[industry], joker.recency]
            .filter(Boolean)
            .join(" ・ ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm empty:hidden">
        {job && <Badge tone="pine">{jobChangeWillingnessBadges[job]}</Badge>}
        {side && <Badge tone="indigo">{sideJobWillingnessBadges[side]}</Badge>}
        {joker.skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <span
            key={skill}
            className="text-indigo before:mr-0.5 before:text-ink-3 before:content-['#']"
          >
            {skill}
          </span>
        ))}
      </div>
    </div>
  );
}

/** When it ended, or until when it can be answered. */
function Ending({ like }: { like: CompanyLike }) {
  const isOpen = like.status === "sent";
  const at = isOpen ? like.expiresAt : like.answeredAt;
  if (!at) return null;
  return (
    <span>
      {isOpen ? likeCopy.until : likeCopy.answeredAt} <Time date={at} text={formatMonthDay(at)} />
    </span>
  );
}

function Answers({ like, answer }: Pick<CompanyLikeCardProps, "like" | "answer">) {
  const refusal = useRefusal("like:answer");
  if (like.matchingId)
    return (
      <div className="justify-self-end">
        <ButtonLink href={`/matchings/${like.matchingId}`} size="sm">
          {copy.openMatching}
        </ButtonLink>
      </div>
    );
  if (like.isMatched)
    return <p className="max-w-56 text-ink-2 text-xs md:text-right">{copy.matchedBy}</p>;
  if (like.status !== "sent") return null;
  return (
    <div className="grid content-start gap-2 md:w-68">
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button variant="secondary" refusal={refusal} onClick={() => answer.decline(like)}>
          {copy.decline}
        </Button>
        <Button
          busy={answer.acceptingId === like.id}
          refusal={refusal}
          onClick={() => answer.accept(like)}
        >
          {copy.accept}
        </Button>
      </div>
      <p className="text-ink-3 text-xs">{refusal ?? copy.acceptNote}</p>
    </div>
  );
}
