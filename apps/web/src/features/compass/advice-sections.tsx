import { compassSectionLabels } from "@tefuda/domain/compass/labels.ja";
import type { CompassResult, CompassSection } from "@tefuda/domain/compass/schema";
import { sentencesOf } from "@tefuda/domain/compass/spoken";
import type { ReactNode } from "react";
import { SectionCard } from "@/ui/section-card";
import { compassCopy } from "./copy.ja";
import { ListenButtons } from "./listen/listen-buttons";
import { ReportButton } from "./report-button";

const { result: copy } = compassCopy;

/** The three kinds of remarks, what is quoted set apart from what is said of it. */
export function AdviceSections({ result, speaks }: { result: CompassResult; speaks: boolean }) {
  const { impressions, learnMore, improvements } = result;
  return (
    <>
      <Section of="impressions" {...{ result, speaks }}>
        <ul className="grid gap-6">
          {impressions.map(({ text, quote }, at) => (
            <li key={`${quote} ${text}`} className="grid gap-2">
              {quote && <Quote text={quote} />}
              <p>{text}</p>
              <ReportButton resultId={result.id} section="impressions" at={at} />
            </li>
          ))}
        </ul>
      </Section>
      <Section of="learnMore" {...{ result, speaks }}>
        <ul className="grid list-disc gap-3 pl-5 marker:text-accent">
          {learnMore.map((question, at) => (
            <li key={question}>
              <div className="grid gap-2">
                <p>{question}</p>
                <ReportButton resultId={result.id} section="learnMore" at={at} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section of="improvements" {...{ result, speaks }}>
        <ol className="grid gap-6">
          {improvements.map(({ quote, advice, example }, at) => (
            <li key={`${quote} ${advice}`} className="grid gap-2">
              {quote && <Quote text={quote} />}
              <p>{advice}</p>
              {example && (
                <div className="grid gap-1 rounded-md bg-pine-tint px-4 py-3 text-sm">
                  <p className="font-semibold text-pine text-xs">{copy.example}</p>
                  <p className="break-words">{example}</p>
                </div>
              )}
              <ReportButton resultId={result.id} section="improvements" at={at} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

interface SectionProps {
  of: CompassSection;
  result: CompassResult;
  speaks: boolean;
  children: ReactNode;
}

function Section({ of, result, speaks, children }: SectionProps) {
  const title = compassSectionLabels[of];
  return (
    <SectionCard
      title={title}
      action={
        <ListenButtons
          name={title}
          url={speaks ? `/compass/results/${result.id}/${of}` : undefined}
          sentences={[`${title}。`, ...sentencesOf(result, of)]}
        />
      }
    >
      {children}
    </SectionCard>
  );
}

/** Words of the person's own. */
function Quote({ text }: { text: string }) {
  return (
    <blockquote className="break-words border-accent border-l-4 bg-sunken px-4 py-2 text-sm">
      <span className="block text-ink-2 text-xs">{copy.quote}</span>
      <span className="whitespace-pre-line">「{text}」</span>
    </blockquote>
  );
}
