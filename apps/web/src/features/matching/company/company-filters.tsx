"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CHAT_SEARCH_WORDS } from "@tefuda/domain/constants/limits";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { matchingCopy } from "../copy.ja";
import { settleMove } from "./own-moves";

const copy = matchingCopy.company;
const path = "/admin/matchings";

interface CompanyFiltersProps {
  aceId: string;
  words: string;
}

/** Narrows the threads by who of the company and by the candidate; the address keeps it. */
export function CompanyFilters(asked: CompanyFiltersProps) {
  const router = useRouter();
  const search = useRef<HTMLInputElement>(null);
  const [aceId, setAceId] = useState(asked.aceId);
  const [words, setWords] = useState(asked.words);
  const address = addressOf(asked);
  const [moves, setMoves] = useState<{ seen: string; awaited: readonly string[] }>({
    seen: address,
    awaited: [],
  });
  // What the form asked for leaves it as it is, with the focus and what is typed meanwhile.
  if (moves.seen !== address) {
    const { isOwn, awaited } = settleMove(moves.awaited, address);
    setMoves({ seen: address, awaited });
    if (!isOwn) {
      setAceId(asked.aceId);
      setWords(asked.words);
    }
  }
  const narrow = (to: CompanyFiltersProps) => {
    const next = addressOf(to);
    if (next === (moves.awaited.at(-1) ?? moves.seen)) return;
    setMoves({ ...moves, awaited: [...moves.awaited, next] });
    router.replace(next, { scroll: false });
  };
  return (
    <form
      aria-label={copy.filters}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        narrow({ aceId, words });
      }}
    >
      <div className="max-sm:col-span-2">
        <Field label={copy.member}>
          <Select
            value={aceId}
            placeholder={copy.everyone}
            options={useMemberOptions(aceId)}
            onChange={({ target }) => {
              setAceId(target.value);
              narrow({ aceId: target.value, words });
            }}
          />
        </Field>
      </div>
      <Field label={copy.words}>
        <TextInput
          ref={search}
          type="search"
          value={words}
          maxLength={CHAT_SEARCH_WORDS.max}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="secondary">
          {copy.narrow}
        </Button>
        {(asked.aceId || asked.words) && (
          <Button
            variant="quiet"
            onClick={() => {
              setAceId("");
              setWords("");
              narrow({ aceId: "", words: "" });
              // The button goes with the conditions: the keyboard stays in the form.
              search.current?.focus();
            }}
          >
            {copy.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

function addressOf({ aceId, words }: CompanyFiltersProps): string {
  const query = new URLSearchParams({
    ...(aceId && { member: aceId }),
    ...(words.trim() && { q: words.trim() }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** Who is there, and who left: their threads may still wait for a colleague. */
function useMemberOptions(aceId: string) {
  const options = [
    ...useAllMembers("active").map(({ id, name }) => ({ value: id, label: name })),
    ...useAllMembers("left").map(({ id, name }) => ({ value: id, label: copy.gone(name) })),
  ];
  const isKnown = aceId === "" || options.some(({ value }) => value === aceId);
  return isKnown ? options : [{ value: aceId, label: copy.chosen }, ...options];
}

/** Every page of them: a list to choose from has no end to scroll to. */
function useAllMembers(group: "active" | "left") {
  const trpc = useTRPC();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    trpc.member.list.infiniteQueryOptions({ group }, nextPage),
  );
  const isDue = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
