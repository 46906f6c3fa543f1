import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { messageText, type ThreadContext } from "@tefuda/domain/chat/text";
import { formatDateTime, formatTime, inJapan } from "@tefuda/domain/time/format.ja";
import { memo, type ReactNode } from "react";
import { OwnTime, SentTime } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { Bubble } from "@/ui/chat/bubble";
import { ChatRow } from "@/ui/chat/chat-row";
import { ScheduleBubble } from "@/ui/chat/schedule-bubble";
import { SystemAction } from "@/ui/chat/system-action";
import { SystemNote } from "@/ui/chat/system-note";
import { LinkedText } from "@/ui/linked-text";
import { isOfFormerAce, speakerOf } from "./announcement";
import { chatCopy as copy } from "./copy.ja";
import { FileBubble } from "./files/file-bubble";
import { type HelpArticle, HelpCard } from "./help-card";
import { MessageMeta } from "./message-meta";
import type { TimelineItem, Viewer } from "./timeline";

export interface MessageViewProps {
  item: Extract<TimelineItem, { kind: "message" }>;
  viewer: Viewer;
  context: ThreadContext;
  partner: { readonly name: string; readonly imageURL: string | null };
  article: HelpArticle | null;
  /** What a schedule message shows and asks, from the page that knows of schedules. */
  scheduleActions: ReactNode;
  /** Beside its time. */
  actions?: ReactNode;
  /** Absent where nobody is left to tell. */
  onChooseInterest: (() => void) | undefined;
  /** Opens the form for times; absent where none can be proposed. */
  onPropose: (() => void) | undefined;
}

/**
 * One message in its container, with the text this side reads (spec 3 · Display containers). A
 * message that did not change is not drawn again when another one comes.
 */
export const MessageView = memo(DrawnMessage, isSameView);

function isSameView(
  { item, ...rest }: MessageViewProps,
  { item: next, ...nextRest }: MessageViewProps,
) {
  return isSameShallow(item, next) && isSameShallow(rest, nextRest);
}

function isSameShallow<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => Object.is(one[key], other[key]));
}

function DrawnMessage(props: MessageViewProps) {
  const { item, partner, article } = props;
  const { message, container } = item;
  const text = messageText(message, props.viewer, props.context);
  const meta = (
    <>
      <MessageMeta sentAt={message.sentAt} status={item.status} />
      {props.actions}
    </>
  );
  const row = {
    follows: item.follows,
    name: speakerOf(message, props.viewer, partner.name),
    avatar: isOfFormerAce(message.userId, props.viewer) ? null : partner.imageURL,
    meta,
  };

  switch (container) {
    case "my":
    case "partner":
      return (
        <ChatRow side={container} {...row}>
          {message.mediaUrl && message.file ? (
            <FileBubble side={container} file={message.file} address={message.mediaUrl} />
          ) : (
            <Bubble side={container}>
              {/* Only what a person wrote can carry links. */}
              {message.type === messageTypes.Normal ? <LinkedText text={text} /> : text}
            </Bubble>
          )}
        </ChatRow>
      );
    case "my-schedule":
    case "partner-schedule": {
      const side = container === "my-schedule" ? "my" : "partner";
      return (
        <ChatRow side={side} {...row}>
          {props.scheduleActions ?? (
            <ScheduleBubble side={side} title={copy.schedule}>
              <p className="whitespace-pre-wrap">{text}</p>
              <Candidates message={message} />
            </ScheduleBubble>
          )}
        </ChatRow>
      );
    }
    case "system":
      return (
        props.scheduleActions ?? (
          <SystemNote time={<SentTime at={new Date(message.sentAt)} />}>{text}</SystemNote>
        )
      );
    case "system-help":
      return (
        <HelpCard article={article} onPropose={props.onPropose}>
          {text}
        </HelpCard>
      );
    case "system-interest-action": {
      const isAnswered = Boolean(message.selectedInterestAction);
      return (
        <SystemAction
          title={isAnswered ? text : copy.interest.title}
          actions={
            props.onChooseInterest && (
              <Button variant={isAnswered ? "quiet" : "secondary"} onClick={props.onChooseInterest}>
                {isAnswered ? copy.interest.change : copy.interest.open}
              </Button>
            )
          }
        >
          {isAnswered ? undefined : text}
        </SystemAction>
      );
    }
    default:
      return container satisfies never;
  }
}

function Candidates({ message: { schedule } }: { message: ChatMessage }) {
  if (schedule?.status !== "proposed") return null;
  return (
    <ul className="grid gap-1">
      {schedule.candidates.map(({ id, startAt, endAt }) => (
        <li key={id} className="tabular-nums">
          {inJapan(`${formatDateTime(new Date(startAt))}〜${formatTime(new Date(endAt))}`)}
          <OwnTime
            startAt={new Date(startAt)}
            endAt={new Date(endAt)}
            className="block text-ink-2 text-xs"
          />
        </li>
      ))}
    </ul>
  );
}
