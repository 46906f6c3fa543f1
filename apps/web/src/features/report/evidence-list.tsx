import { formatDateTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import type { Outputs } from "@/platform/trpc";
import { ScrollBox } from "@/ui/scroll-box";
import { reportCopy } from "./copy.ja";

const copy = reportCopy.messages;

/** Messages as they were when they were reported, oldest first; the reporter's stand at the right. */
export function EvidenceList({ reporterId, messages }: Outputs["report"]["readMessages"]) {
  return (
    <ScrollBox className="max-h-112 overflow-y-auto rounded-md bg-sunken p-4">
      <ol aria-label={copy.caption} className="grid gap-3">
        {messages.map(({ seq, userId, userName, text, fileName, sentAt }) => {
          const isReporter = userId === reporterId;
          const isSystem = userId === "system";
          return (
            <li
              key={seq}
              className={clsx(
                "grid max-w-[85%] gap-0.5",
                isReporter && "justify-self-end text-right",
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
                {fileName ? copy.file(fileName) : text || copy.removed}
              </span>
            </li>
          );
        })}
      </ol>
    </ScrollBox>
  );
}
