import { fillTemplate } from "@tefuda/domain/text/template";
import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { minutesUntilOpen } from "@tefuda/domain/video/policy";

export interface Door {
  readonly text: string;
  readonly isClosed: boolean;
}

/** What the button to the room says at a moment, and whether it opens. */
export function joinText(interview: { startAt: Date; endAt: Date }, now: Date): Door {
  const minutes = minutesUntilOpen(interview, now);
  return minutes > 0
    ? { text: fillTemplate(videoLabels.opensIn, { minutes }), isClosed: true }
    : { text: videoLabels.join, isClosed: false };
}
