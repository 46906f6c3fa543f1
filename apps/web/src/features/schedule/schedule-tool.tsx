import { CalendarDays, CalendarPlus } from "lucide-react";
import { IconButton } from "@/ui/icon-button";
import { cardCopy } from "./card/copy.ja";
import type { ScheduleRoom } from "./schedule-room";
import { isOpen } from "./steps";

/** Beside the text: proposes dates, or shows those that are open already. */
export function ScheduleTool({ room }: { room: ScheduleRoom }) {
  const { current, open, mayAct } = room;
  if (isOpen(current))
    return (
      <IconButton label={cardCopy.notice.details} onClick={() => open({ kind: "details" })}>
        <CalendarDays className="size-5" aria-hidden="true" />
      </IconButton>
    );
  if (!mayAct) return null;
  // The text beside it does not move when it is known where the dates stand.
  if (current === undefined) return <span className="target-square" aria-hidden="true" />;
  return (
    <IconButton label={cardCopy.tool} onClick={() => open({ kind: "propose" })}>
      <CalendarPlus className="size-5" aria-hidden="true" />
    </IconButton>
  );
}
