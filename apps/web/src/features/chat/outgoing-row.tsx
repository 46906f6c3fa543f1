import { useOnline } from "@/platform/use-online";
import { Bubble } from "@/ui/chat/bubble";
import { ChatRow } from "@/ui/chat/chat-row";
import { LinkedText } from "@/ui/linked-text";
import { FileBubble } from "./files/file-bubble";
import { fileAddress } from "./files/kind";
import { MessageMeta } from "./message-meta";
import type { TimelineItem } from "./timeline";

export interface OutgoingRowProps {
  item: Extract<TimelineItem, { kind: "outgoing" }>;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A message of one's own on its way, waiting for a line, or one that did not get there. */
export function OutgoingRow({ item, onRetry, onDiscard }: OutgoingRowProps) {
  const { key, outgoing, follows } = item;
  const hasFailed = outgoing.status === "failed";
  const isOffline = !useOnline();
  const isWaiting = isOffline || outgoing.status === "waiting";
  return (
    <ChatRow
      side="my"
      follows={follows}
      meta={
        <MessageMeta
          sentAt={outgoing.sentAt}
          status={hasFailed ? "failed" : "sending"}
          onRetry={hasFailed ? () => onRetry(key) : undefined}
          onDiscard={hasFailed || isWaiting ? () => onDiscard(key) : undefined}
        />
      }
    >
      {outgoing.file ? (
        <FileBubble side="my" file={outgoing.file} address={fileAddress(key)} pending />
      ) : (
        <Bubble side="my" pending>
          <LinkedText text={outgoing.text} />
        </Bubble>
      )}
    </ChatRow>
  );
}
