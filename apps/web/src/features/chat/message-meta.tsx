import { type SentStatus, sentStatusLabels } from "@tefuda/domain/chat/labels.ja";
import clsx from "clsx";
import { SentTime } from "@/platform/local-time";
import { chatCopy as copy } from "./copy.ja";

export interface MessageMetaProps {
  sentAt: string;
  status?: SentStatus | undefined;
  onRetry?: (() => void) | undefined;
  onDiscard?: (() => void) | undefined;
}

/** What stands under a bubble: the sent status and the time, or what can be done about a failure. */
export function MessageMeta({ sentAt, status, onRetry, onDiscard }: MessageMetaProps) {
  const hasFailed = status === "failed";
  return (
    <>
      {status && (
        <span className={clsx(hasFailed && "font-semibold text-danger")}>
          {sentStatusLabels[status]}
        </span>
      )}
      {onRetry && <MetaButton label={copy.retry} onClick={onRetry} />}
      {onDiscard && <MetaButton label={copy.discard} onClick={onDiscard} />}
      {!hasFailed && (
        <time dateTime={sentAt} className="tabular-nums">
          <SentTime at={new Date(sentAt)} />
        </time>
      )}
    </>
  );
}

function MetaButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="target rounded-sm px-1 font-semibold text-indigo underline underline-offset-4"
    >
      {label}
    </button>
  );
}
