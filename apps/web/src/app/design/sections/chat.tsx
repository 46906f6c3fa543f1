import { Button } from "@/ui/button";
import { Bubble } from "@/ui/chat/bubble";
import { ChatMeta } from "@/ui/chat/chat-meta";
import { ChatRow } from "@/ui/chat/chat-row";
import { DaySeparator } from "@/ui/chat/day-separator";
import { ScheduleBubble } from "@/ui/chat/schedule-bubble";
import { SystemAction } from "@/ui/chat/system-action";
import { SystemHelp } from "@/ui/chat/system-help";
import { SystemNote } from "@/ui/chat/system-note";
import { designCopy } from "../copy.ja.ts";

const copy = designCopy.chat;
const name = designCopy.cards.person;

function Dates() {
  return (
    <ul className="grid gap-1.5 tabular-nums">
      {copy.dates.map((date) => (
        <li key={date}>{date}</li>
      ))}
    </ul>
  );
}

export function Chat() {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <DaySeparator label={copy.day} />
      <SystemNote time="10:02">{copy.system}</SystemNote>
      <ChatRow side="partner" name={name}>
        <Bubble side="partner">{copy.partner}</Bubble>
      </ChatRow>
      <ChatRow side="partner" name={name} follows meta={<ChatMeta time="10:05" />}>
        <Bubble side="partner">{copy.partner2}</Bubble>
      </ChatRow>
      <ChatRow side="my" meta={<ChatMeta time="10:21" read />}>
        <Bubble side="my">{copy.mine}</Bubble>
      </ChatRow>
      <SystemHelp title={copy.helpTitle}>{copy.help}</SystemHelp>
      <ChatRow side="partner" name={name} meta={<ChatMeta time="10:40" />}>
        <ScheduleBubble
          side="partner"
          title={copy.scheduleTitle}
          actions={
            <>
              <Button size="sm">{copy.accept}</Button>
              <Button size="sm" variant="quiet">
                {copy.other}
              </Button>
            </>
          }
        >
          <Dates />
        </ScheduleBubble>
      </ChatRow>
      <ChatRow side="my" meta={<ChatMeta time="10:44" />}>
        <ScheduleBubble side="my" title={copy.scheduleMine} quiet>
          <Dates />
        </ScheduleBubble>
      </ChatRow>
      <div className="mx-auto mt-4 w-full max-w-md">
        <ScheduleBubble side="middle" title={copy.scheduleFixed}>
          <Dates />
        </ScheduleBubble>
      </div>
      <ChatRow side="my" follows meta={<ChatMeta time="10:45" status="failed" />}>
        <Bubble side="my">{copy.failed}</Bubble>
      </ChatRow>
      <ChatRow side="my" follows meta={<ChatMeta time="10:45" status="sending" />}>
        <Bubble side="my" pending>
          {copy.failed}
        </Bubble>
      </ChatRow>
      <SystemAction
        title={copy.actionTitle}
        actions={
          <>
            <Button size="sm" variant="secondary">
              {copy.later}
            </Button>
            <Button size="sm">{copy.choose}</Button>
          </>
        }
      >
        {copy.action}
      </SystemAction>
    </div>
  );
}
