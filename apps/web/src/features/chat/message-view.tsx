import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { messageText, type ThreadContext } from "@tefuda/domain/chat/text";
import { formatDateTime, formatTime } from "@tefuda/domain/time/format.ja";
import { FileText } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Button } from "@/ui/button";
import { Bubble } from "@/ui/chat/bubble";
import { ChatRow } from "@/ui/chat/chat-row";
import { ScheduleBubble } from "@/ui/chat/schedule-bubble";
import { SystemAction } from "@/ui/chat/system-action";
import { SystemHelp } from "@/ui/chat/system-help";
import { SystemNote } from "@/ui/chat/system-note";
import { TextLink } from "@/ui/text-link";
import { chatCopy as copy } from "./copy.ja";
import { LinkedText } from "./linked-text";
import { MessageMeta } from "./message-meta";
import type { TimelineItem, Viewer } from "./timeline";

export interface MessageViewProps {
  item: Extract<TimelineItem, { kind: "message" }>;
  viewer: Viewer;
  context: ThreadContext;
  partner: { readonly name: string; readonly imageURL: string | null };
  article: { readonly title: string; readonly slug: string } | null;
  /** The answers to a schedule, from the page that knows of schedules. */
  scheduleActions: ReactNode;
  /** Absent where nobody is left to tell. */
  onChooseInterest: (() => void) | undefined;
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
  const meta = <MessageMeta sentAt={message.sentAt} status={item.status} />;
  const { side, aceId } = props.viewer;
  const isOfFormerAce = side === "joker" && Boolean(aceId) && message.userId !== aceId;
  const row = {
    follows: item.follows,
    name: isOfFormerAce ? message.userName : partner.name,
    avatar: isOfFormerAce ? null : partner.imageURL,
    meta,
  };

  switch (container) {
    case "my":
    case "partner":
      return (
        <ChatRow side={container} {...row}>
          <Bubble side={container}>
            <MessageBody message={message} text={text} />
          </Bubble>
        </ChatRow>
      );
    case "my-schedule":
    case "partner-schedule": {
      const side = container === "my-schedule" ? "my" : "partner";
      return (
        <ChatRow side={side} {...row}>
          <ScheduleBubble side={side} title={copy.schedule} actions={props.scheduleActions}>
            <p className="whitespace-pre-wrap">{text}</p>
            <Candidates message={message} />
          </ScheduleBubble>
        </ChatRow>
      );
    }
    case "system":
      return (
        <>
          <SystemNote time={formatTime(new Date(message.sentAt))}>{text}</SystemNote>
          {props.scheduleActions && (
            <div className="mt-3 flex flex-wrap justify-center gap-2">{props.scheduleActions}</div>
          )}
        </>
      );
    case "system-help":
      return (
        <SystemHelp title={copy.helpTitle}>
          {text}
          {article && (
            <span className="mt-2 block">
              <span className="block font-semibold">{article.title}</span>
              <TextLink href={`/articles/${article.slug}`}>{copy.readArticle}</TextLink>
            </span>
          )}
        </SystemHelp>
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

function MessageBody({ message, text }: { message: ChatMessage; text: string }) {
  if (message.type === messageTypes.FileUrl && message.mediaUrl)
    return (
      <a
        href={message.mediaUrl}
        download={message.file?.name ?? true}
        aria-label={copy.openFile(message.file?.name ?? "")}
        className="flex items-center gap-2 underline underline-offset-4"
      >
        <FileText className="size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0">{text}</span>
      </a>
    );
  // Only what a person wrote can carry links.
  return message.type === messageTypes.Normal ? <LinkedText text={text} /> : text;
}

function Candidates({ message: { schedule } }: { message: ChatMessage }) {
  if (schedule?.status !== "proposed") return null;
  return (
    <ul className="grid gap-1">
      {schedule.candidates.map(({ id, startAt, endAt }) => (
        <li key={id} className="tabular-nums">
          {formatDateTime(new Date(startAt))}〜{formatTime(new Date(endAt))}
        </li>
      ))}
    </ul>
  );
}
