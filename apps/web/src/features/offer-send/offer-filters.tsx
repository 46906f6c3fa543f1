"use client";

import { useQuery } from "@tanstack/react-query";
import { SHORT_TEXT_MAX } from "@tefuda/domain/constants/limits";
import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { offerStatusLabels } from "@tefuda/domain/offer/labels.ja";
import { aceTabOfOffer } from "@tefuda/domain/offer/policy";
import { type OfferStatus, offerStatuses } from "@tefuda/domain/offer/states";
import { useEffect, useRef } from "react";
import { useTRPC } from "@/platform/trpc";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { offerSendCopy } from "./copy.ja";

const copy = offerSendCopy.narrow;

interface OfferFiltersProps {
  tab: Exclude<AceOfferTab, "likes">;
  filter: SentOfferFilter;
  /** Takes a change, not its result: words arrive late, over what was chosen since. */
  onChange: (change: (filter: SentOfferFilter) => SentOfferFilter) => void;
}

/** Narrows the list by state, by position, and for an admin by who sent the offer. */
export function OfferFilters({ tab, filter, onChange }: OfferFiltersProps) {
  const senders = useQuery(useTRPC().offer.senders.queryOptions()).data ?? [];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const words = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => onChange((now) => ({ ...now, words: typed.trim() || undefined })),
      INPUT_DEBOUNCE_MS,
    );
  };
  const isStatus = (value: string): value is OfferStatus =>
    (offerStatuses as readonly string[]).includes(value);
  return (
    <search aria-label={copy.label} className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      <div className="max-lg:col-span-2">
        <Field label={copy.words}>
          <TextInput
            type="search"
            maxLength={SHORT_TEXT_MAX}
            defaultValue={filter.words}
            autoComplete="off"
            onChange={({ target }) => words(target.value)}
          />
        </Field>
      </div>
      <Field label={copy.status}>
        <Select
          placeholder={copy.all}
          value={filter.status ?? ""}
          options={offerStatuses
            .filter((status) => aceTabOfOffer(status) === tab)
            .map((status) => ({ value: status, label: offerStatusLabels[status].company }))}
          onChange={({ target: { value } }) =>
            onChange((now) => ({ ...now, status: isStatus(value) ? value : undefined }))
          }
        />
      </Field>
      {senders.length > 1 && (
        <Field label={copy.sender}>
          <Select
            placeholder={copy.all}
            value={filter.aceId ?? ""}
            options={senders.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target: { value } }) =>
              onChange((now) => ({ ...now, aceId: value || undefined }))
            }
          />
        </Field>
      )}
    </search>
  );
}
