import { interestLevelCompanyViews, interestLevelLabels } from "@tefuda/domain/options/interest";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { interestCopy } from "./copy.ja";
import type { InterestStep, InterestThread } from "./interest-thread";

const copy = interestCopy.card;

export interface InterestCardProps {
  thread: InterestThread;
  onAsk: (step: InterestStep) => void;
}

/** What the company knows of the seeker's interest, and the way to tell or change it. */
export function InterestCard({ thread, onAsk }: InterestCardProps) {
  const { selectedInterestAction: told, hasChosenThemes } = thread;
  return (
    <Card as="section" pad="sm" className="grid gap-3">
      <h2 className="font-semibold text-ink-2 text-sm">{copy.title}</h2>
      {told ? (
        <p className="grid gap-0.5">
          <span className="font-semibold text-lg leading-snug">{interestLevelLabels[told]}</span>
          <span className="text-ink-2 text-sm">{interestLevelCompanyViews[told]}</span>
        </p>
      ) : (
        <p className="text-sm">{copy.none}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => onAsk(told ? "update" : "select")}>
          {told ? copy.change : copy.tell}
        </Button>
        {!hasChosenThemes && (
          <Button variant="quiet" onClick={() => onAsk("themes")}>
            {copy.themes}
          </Button>
        )}
      </div>
    </Card>
  );
}
