import { formatMonthDay } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "@/ui/icon-button";
import { scheduleRoomCopy } from "../room-copy.ja";

const copy = scheduleRoomCopy.grid;

export interface GridStepsProps {
  days: readonly string[];
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** Which days are shown, with the ways to the ones before and after. */
export function GridSteps({ days, canGoBack, canGoOn, onStep }: GridStepsProps) {
  const [from, to] = [days[0], days.at(-1)];
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton
        variant="outline"
        label={copy.earlier}
        disabled={!canGoBack}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <p role="status" className="font-semibold text-sm tabular-nums">
        {from && to && copy.range(dayOf(from), dayOf(to))}
      </p>
      <IconButton
        variant="outline"
        label={copy.later}
        disabled={!canGoOn}
        onClick={() => onStep(1)}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const dayOf = (day: string) => formatMonthDay(jstMidnight(day));
