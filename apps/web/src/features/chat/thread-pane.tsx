import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { MessageList, type MessageListProps } from "./message-list";
import type { useThread } from "./use-thread";

export interface ThreadPaneProps extends MessageListProps {
  newest: ReturnType<typeof useThread>["newest"];
  /** Whether enough has been read to open where one wants to be. */
  isReady: boolean;
}

/** The messages of a thread in each of their states. */
export function ThreadPane({ newest, isReady, ...list }: ThreadPaneProps) {
  if (isReady) return <MessageList {...list} />;
  return (
    <div className="min-h-0 flex-1 p-6">
      {newest.isError ? (
        <ErrorState onRetry={() => newest.refetch()} busy={newest.isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  );
}
