import { COMPASS_DISCLAIMER, COMPASS_PERSONA } from "@tefuda/domain/compass/labels.ja";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import type { Outputs } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { AdviceSections } from "./advice-sections";
import { compassCopy } from "./copy.ja";
import { PastResults } from "./past-results";
import { compassPaths } from "./paths";
import { ScoreChart } from "./score-chart";

const { result: copy } = compassCopy;

export interface ResultScreenProps {
  result: Outputs["compass"]["getResult"];
  past: Outputs["compass"]["listResults"];
  /** The product reads aloud by a server of its own. */
  speaks: boolean;
  /** Opens the editor of the profile's self-introduction. */
  onApply: () => void;
}

/** What the AI recruiter says of a self-introduction, and what can be done about it. */
export function ResultScreen({ result, past, speaks, onApply }: ResultScreenProps) {
  return (
    <PageContainer>
      <PageHeader
        title={copy.heading}
        lead={`${COMPASS_PERSONA}・${copy.createdAt(formatDateTime(new Date(result.createdAt)))}`}
        back={{ href: compassPaths.top, label: compassCopy.title }}
      />
      {result.engine === "instead" && <Banner inset>{copy.instead}</Banner>}
      <details className="rounded-lg border border-line bg-surface px-5 py-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-indigo text-sm">
          {copy.input}
        </summary>
        <p className="whitespace-pre-line break-words pb-3 text-sm">{result.input}</p>
      </details>
      <AdviceSections result={result} speaks={speaks} />
      <Card>
        <ScoreChart scores={result.scores} />
      </Card>
      <p className="text-ink-2 text-sm">{COMPASS_DISCLAIMER}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" className="max-sm:w-full" onClick={onApply}>
          {copy.apply}
        </Button>
        <ButtonLink
          href={compassPaths.conclusion(result.id)}
          size="lg"
          variant="secondary"
          className="max-sm:w-full"
        >
          {copy.next}
        </ButtonLink>
      </div>
      <PastResults past={past} shownId={result.id} />
    </PageContainer>
  );
}
