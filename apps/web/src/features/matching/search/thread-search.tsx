"use client";

import { CHAT_SEARCH_WORDS } from "@tefuda/domain/constants/limits";
import { can } from "@tefuda/domain/policy/can";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useSession } from "@/platform/session/session-provider";
import { IconButton } from "@/ui/icon-button";
import { isConverting } from "@/ui/is-converting";
import { threadSearchCopy as copy } from "./copy.ja";
import { ThreadResults } from "./thread-results";
import { useThreadSearch } from "./use-thread-search";

/** A field above the list; as long as words stand in it, what they find stands in the list's place. */
export function ThreadSearch({ children }: { children: ReactNode }) {
  const me = useSession();
  return can(me, "message:search") ? <OpenSearch>{children}</OpenSearch> : children;
}

function OpenSearch({ children }: { children: ReactNode }) {
  const search = useThreadSearch();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const faultId = useId();
  const clear = () => {
    search.clear();
    input.current?.focus();
  };

  /** Up and down go from the field through the results and back. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isConverting(event)) return;
    if (event.key === "Escape" && search.typed !== "") {
      event.preventDefault();
      clear();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops: (HTMLElement | null)[] = [
      input.current,
      ...(box.current?.querySelectorAll("a") ?? []),
    ];
    const at =
      document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <search aria-label={copy.label} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-4">
        <form
          className="relative"
          onSubmit={(event) => {
            event.preventDefault();
            search.searchNow();
          }}
        >
          <Search
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-3"
            aria-hidden="true"
          />
          <input
            ref={input}
            type="search"
            value={search.typed}
            onChange={(event) => search.setTyped(event.target.value)}
            onCompositionStart={() => search.setComposing(true)}
            onCompositionEnd={() => search.setComposing(false)}
            placeholder={copy.placeholder}
            aria-label={copy.label}
            aria-invalid={search.isTooLong}
            aria-describedby={faultId}
            autoComplete="off"
            enterKeyHint="search"
            className="control rounded-full! pr-12! pl-11! [&::-webkit-search-cancel-button]:hidden"
          />
          {search.typed !== "" && (
            <span className="absolute inset-y-0 right-0.5 grid place-items-center">
              <IconButton label={copy.clear} onClick={clear}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </form>
        <p
          id={faultId}
          role="alert"
          className={search.isTooLong ? "text-danger text-sm" : "sr-only"}
        >
          {search.isTooLong && copy.tooLong(CHAT_SEARCH_WORDS.max)}
        </p>
        {search.isOpen && (
          <div ref={box}>
            <ThreadResults search={search} />
          </div>
        )}
      </search>
      {/* Stays as it was read, for when the search is left. */}
      <div hidden={search.isOpen}>{children}</div>
    </div>
  );
}
