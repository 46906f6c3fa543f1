import { formatDateTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import type { Outputs } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ScrollBox } from "@/ui/scroll-box";
import { reportCopy } from "./copy.ja";

const copy = reportCopy.messages;

type Evidence = Outputs["report"]["readMessages"];

interface EvidenceListProps extends Evidence {
  onTakeDown: (seq: number) => void;
}

/** What a message said: its text, or the name of its file. */
export const wordsOf = ({
  text,
  fileName,
}: Pick<Evidence["messages"][number], "text" | "fileName">) =>
  fileName ? copy.file(fileName) : text || copy.removed;

/** Messages as they were when they were reported, oldest first; the reporter's stand at the right. */
export function EvidenceList({ reporterId, messages, onTakeDown }: EvidenceListProps) {
  return (
    <ScrollBox className="max-h-112 overflow-y-auto rounded-md bg-sunken p-4">
      <ol aria-label={copy.caption} className="grid gap-3">
        {messages.map(({ seq, userId, userName, sentAt, ...standing }) => {
          const isReporter = userId === reporterId;
          const isSystem = userId === "system";
          const said = wordsOf(standing);
          return (
            <li
              key={seq}
              className={clsx(
                "grid max-w-[85%] gap-0.5",
                isReporter && "justify-items-end justify-self-end text-right",
                isSystem && "max-w-full justify-self-center text-center text-ink-2",
              )}
            >
              <span className="text-ink-2 text-xs tabular-nums">
                {isSystem ? copy.system : userName}
                {isReporter && `（${copy.reporterMark}）`} {formatDateTime(new Date(sentAt))}
              </span>
              <span
                className={clsx(
                  "whitespace-pre-line break-words text-sm",
                  !isSystem && "rounded-md border border-line bg-surface px-3 py-2 text-left",
                )}
              >
                {said}
              </span>
              {standing.isTakenDown && (
                <span>
                  <Badge tone="danger">{copy.takeDown.taken}</Badge>
                </span>
              )}
              {standing.canBeTakenDown && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="w-fit"
                  aria-label={copy.takeDown.of(said)}
                  onClick={() => onTakeDown(seq)}
                >
                  {copy.takeDown.open}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </ScrollBox>
  );
}
