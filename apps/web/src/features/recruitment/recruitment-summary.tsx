import { formatDate } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import { conditionText } from "@/ui/recruitment/condition-text";
import { payLine } from "@/ui/recruitment/pay";
import { recruitmentCopy as copy } from "./copy.ja";
import { placeLine } from "./facts";
import type { RecruitmentView } from "./types";

export interface RecruitmentSummaryProps {
  recruitment: RecruitmentView;
  /** What the reader can do: the like of a member, signing up for a visitor. */
  children?: ReactNode;
}

/** The terms in a glance, with the days that say how fresh they are. */
export function RecruitmentSummary({ recruitment, children }: RecruitmentSummaryProps) {
  const { content, publishedAt, lastConfirmedAt } = recruitment;
  const pay = payLine(content);
  const hours = conditionText(content, "workHours");
  const rows = [
    { term: copy.place, value: placeLine(content) },
    { term: copy.hours, value: hours },
    { term: copy.conditions, value: conditionText(content, "workConditions") },
    { term: copy.published, value: publishedAt && formatDate(publishedAt) },
    { term: copy.confirmed, value: lastConfirmedAt && formatDate(lastConfirmedAt) },
    {
      term: copy.closes,
      value: content.closesAt ? formatDate(jstMidnight(content.closesAt)) : copy.noClosing,
    },
  ].filter(({ value }) => value);
  return (
    <Card as="section" pad="sm" aria-labelledby="summary" className="grid gap-4">
      <h2 id="summary" className="font-semibold text-ink-2 text-sm">
        {copy.detail.terms}
      </h2>
      <dl className="grid gap-3">
        {pay && (
          <div>
            <dt className="text-ink-2 text-xs">{pay.term}</dt>
            <dd className="font-semibold text-xl tabular-nums">{pay.value}</dd>
          </div>
        )}
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-ink-2 text-xs">{term}</dt>
            <dd className="whitespace-pre-line text-sm">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
