import { uiCopy } from "../copy.ja.ts";

export interface ChatMetaProps {
  time: string;
  read?: boolean | undefined;
  status?: "sent" | "sending" | "failed" | undefined;
  onRetry?: (() => void) | undefined;
}

/** What stands under a bubble: when, whether read, or what went wrong. */
export function ChatMeta({ time, read, status = "sent", onRetry }: ChatMetaProps) {
  if (status === "sending") return <span>{uiCopy.sending}</span>;
  if (status === "failed") {
    return (
      <>
        <span className="text-danger">{uiCopy.failed}</span>
        {onRetry && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-7 rounded-sm font-semibold text-indigo underline underline-offset-4"
          >
            {uiCopy.retry}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      {read && <span>{uiCopy.read}</span>}
      <time className="tabular-nums">{time}</time>
    </>
  );
}
