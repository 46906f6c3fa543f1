"use client";

import { CHAT_MESSAGE } from "@tefuda/domain/constants/limits";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { SendHorizontal, Settings2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { CharCount } from "@/ui/char-count";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import { chatCopy as copy } from "./copy.ja";
import { isSendKey } from "./send-key";
import { useDraft, useEnterSends } from "./use-stored";

/** From here on the counter is shown. */
const COUNT_FROM = CHAT_MESSAGE.max * 0.9;

export interface ComposerProps {
  matchingId: string;
  /** Who can read the thread besides the two. */
  notice: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Buttons beside the text, such as files and schedules. */
  tools?: ReactNode;
  onSend: (text: string) => void;
  onTyping: () => void;
  /** Why nothing can be sent for now; what was typed stays. */
  refusal: string | undefined;
}

/** The form at the bottom of the room. */
export function Composer(props: ComposerProps) {
  const { matchingId, notice, input, tools, onSend, onTyping, refusal } = props;
  const [draft, setDraft] = useDraft(matchingId);
  const [enterSends, setEnterSends] = useEnterSends();
  const noticeId = useId();
  const countId = useId();
  const text = draft.trim();
  // Counting letters is dear; a text has never more of them than code units.
  const isNearLimit = draft.length >= COUNT_FROM && countGraphemes(draft) >= COUNT_FROM;
  const isTooLong = isNearLimit && countGraphemes(text) > CHAT_MESSAGE.max;
  const canSend = text !== "" && !isTooLong && !refusal;

  const send = () => {
    if (!canSend) return;
    onSend(text);
    setDraft("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, keyCode, ctrlKey, metaKey, shiftKey } = event;
    const { isComposing } = event.nativeEvent;
    if (!isSendKey({ key, keyCode, isComposing, ctrlKey, metaKey, shiftKey }, enterSends)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="shrink-0 border-line border-t bg-surface pb-(--safe-bottom)"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p id={noticeId} className="px-4 pt-1.5 text-ink-3 text-xs">
        {refusal ?? notice}
      </p>
      <div className="flex max-h-(--chat-form-height) items-end gap-1.5 px-2.5 pt-1.5 pb-2.5 sm:px-4">
        {tools}
        <Menu
          align="start"
          trigger={
            <IconButton label={copy.inputSettings}>
              <Settings2 className="size-5" aria-hidden="true" />
            </IconButton>
          }
          items={[
            {
              label: copy.enterSends,
              icon: <span aria-hidden="true">{enterSends ? "✓" : ""}</span>,
              onSelect: () => setEnterSends(!enterSends),
            },
          ]}
        />
        <div className="relative min-w-0 flex-1">
          <textarea
            ref={input}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              if (event.target.value !== "") onTyping();
            }}
            onKeyDown={onKeyDown}
            rows={1}
            placeholder={copy.placeholder}
            aria-label={copy.placeholder}
            aria-describedby={`${noticeId} ${countId}`}
            aria-invalid={isTooLong}
            enterKeyHint={enterSends ? "send" : "enter"}
            className="control field-sizing-content block max-h-[calc(var(--chat-form-height)-20px)] resize-none"
          />
          <span id={countId} className="absolute right-3 -top-6 rounded-sm bg-surface px-1">
            {isNearLimit && <CharCount text={text} limit={CHAT_MESSAGE.max} />}
          </span>
        </div>
        <IconButton
          type="submit"
          label={copy.send}
          variant="solid"
          refusal={refusal}
          disabled={!canSend && !refusal}
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}
