"use client";

import { unfilledFault } from "@tefuda/domain/canned-reply/placeholders";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { CHAT_MESSAGE } from "@tefuda/domain/constants/limits";
import { can } from "@tefuda/domain/policy/can";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import clsx from "clsx";
import { SendHorizontal } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from "react";
import { useSession } from "@/platform/session/session-provider";
import { CharCount } from "@/ui/char-count";
import { IconButton } from "@/ui/icon-button";
import { isConverting } from "@/ui/is-converting";
import type { MenuItem } from "@/ui/menu-props";
import { ComposerMenu } from "./composer-menu";
import { chatCopy as copy } from "./copy.ja";
import { ChosenList } from "./files/chosen-list";
import { fileCopy } from "./files/copy.ja";
import { useChosenFiles } from "./files/use-chosen-files";
import { useDroppedFiles } from "./files/use-dropped-files";
import type { Compose } from "./room-slots";
import { isSendKey } from "./send-key";
import { useDraft, useEnterSends } from "./use-stored";

/** From here on the counter is shown. */
const COUNT_FROM = CHAT_MESSAGE.max * 0.9;

export interface ComposerProps {
  matchingId: string;
  /** Who can read the thread besides the two. */
  notice: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Buttons beside the text, such as schedules. */
  tools?: ReactNode;
  /** Further entries of the menu beside the text. */
  menuItems: (compose: Compose) => readonly MenuItem[];
  onSend: (text: string, files: readonly (ChatFile & { readonly id: string })[]) => void;
  onTyping: () => void;
  /** Why nothing can be sent for now; what was typed stays. */
  refusal: string | undefined;
}

/** The form at the bottom of the room. */
export function Composer(props: ComposerProps) {
  const { matchingId, notice, input, tools, menuItems, onSend, onTyping, refusal } = props;
  const me = useSession();
  const [kept, setDraft] = useDraft(matchingId);
  const draft = kept ?? "";
  const [enterSends, setEnterSends] = useEnterSends();
  const form = useRef<HTMLFormElement>(null);
  const chosen = useChosenFiles(matchingId);
  const add = (files: File[]) => {
    if (!refusal) chosen.add(files);
  };
  const isDraggedOver = useDroppedFiles(form, add);
  const noticeId = useId();
  const countId = useId();
  const text = clean(draft);
  // Counting letters is dear; a text has never more of them than code units.
  const isNearLimit = draft.length >= COUNT_FROM && countGraphemes(draft) >= COUNT_FROM;
  const isTooLong = isNearLimit && countGraphemes(text) > CHAT_MESSAGE.max;
  const unfilled = can(me, "canned-reply:own") ? unfilledFault(text) : undefined;
  const waiting = refusal ?? unfilled ?? (chosen.isUploading ? fileCopy.waitForUpload : undefined);
  const canSend = (text !== "" || chosen.ready.length > 0) && !isTooLong && !waiting;

  const send = () => {
    if (!canSend) return;
    onSend(
      text,
      chosen.ready.map(({ id, name, size, contentType, width, height }) => ({
        id,
        name,
        size,
        contentType,
        width,
        height,
      })),
    );
    chosen.forget(chosen.ready.map(({ id }) => id));
    setDraft("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isConverting(event) || !isSendKey(event, enterSends)) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // A copied table brings its picture along; what is meant is the text.
    if (files.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
    event.preventDefault();
    add(Array.from(files));
  };
  const insert = (added: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const from = draft === "" ? 0 : (selectionStart ?? draft.length);
    setDraft(draft.slice(0, from) + added + draft.slice(draft === "" ? 0 : (selectionEnd ?? from)));
  };

  return (
    <form
      ref={form}
      className="relative flex min-h-[calc(var(--chat-form-height)+var(--safe-bottom))] shrink-0 low-room:min-h-0 flex-col border-line border-t bg-surface pb-(--safe-bottom)"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isDraggedOver && (
        <p className="pointer-events-none absolute inset-1.5 z-10 grid place-content-center rounded-md border-2 border-accent border-dashed bg-accent-tint font-semibold text-accent-ink">
          {fileCopy.dropHere}
        </p>
      )}
      <p
        id={noticeId}
        role="status"
        className={clsx(
          "px-4 pt-1.5 text-xs",
          unfilled ? "text-danger" : "text-ink-3",
          !refusal && !unfilled && "low-room:hidden",
        )}
      >
        {refusal ?? unfilled ?? notice}
      </p>
      <ChosenList {...chosen} />
      <div className="flex flex-1 flex-wrap items-end gap-1.5 px-2.5 pt-1.5 pb-2.5 sm:flex-nowrap sm:px-4">
        <ComposerMenu
          onFiles={add}
          items={menuItems({ insert, focus: () => input.current?.focus() })}
          enterSends={enterSends}
          onEnterSends={setEnterSends}
          refusal={refusal}
        />
        {tools}
        <div className="relative flex min-w-[8em] flex-1 self-stretch low-room:max-sm:order-first low-room:max-sm:basis-full">
          <textarea
            ref={input}
            value={draft}
            // What is typed sooner would take the place of what is kept.
            readOnly={kept === undefined}
            onChange={(event) => {
              setDraft(event.target.value);
              if (event.target.value !== "") onTyping();
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            rows={1}
            placeholder={copy.placeholder}
            aria-label={copy.placeholder}
            aria-describedby={`${noticeId} ${countId}`}
            aria-invalid={isTooLong || unfilled !== undefined}
            enterKeyHint={enterSends ? "send" : "enter"}
            className="control field-sizing-content max-h-(--chat-form-height) resize-none low-room:py-1"
          />
          <span id={countId} className="absolute right-3 -top-6 rounded-sm bg-surface px-1">
            {isNearLimit && <CharCount text={text} limit={CHAT_MESSAGE.max} />}
          </span>
        </div>
        <IconButton
          type="submit"
          label={copy.send}
          variant="solid"
          className="low-room:max-sm:ml-auto"
          refusal={waiting}
          disabled={!canSend && !waiting}
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}
