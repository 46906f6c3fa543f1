"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { CalendarLinkResult } from "@tefuda/domain/calendar/constants";
import { CalendarPlus } from "lucide-react";
import { useReread } from "@/platform/live/use-reread";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { SectionCard } from "@/ui/section-card";
import { calendarCopy as copy } from "./copy.ja";
import { LinkState } from "./link-state";
import type { CalendarLinkState } from "./types";
import { UnlinkButton } from "./unlink-button";
import { useResultToast } from "./use-result-toast";

interface CalendarLinkSectionProps {
  initial: CalendarLinkState;
  /** What the visit to the provider's page led to, for whoever comes from there. */
  result: CalendarLinkResult | undefined;
}

/** The link to the own Google calendar: what it reads, how it stands, and its end. */
export function CalendarLinkSection({ initial, result }: CalendarLinkSectionProps) {
  const trpc = useTRPC();
  useResultToast(result);
  const { data } = useQuery(trpc.calendar.get.queryOptions(undefined, { initialData: initial }));
  // The link may be made, ended or found to have lapsed on another page of the same person.
  useReread("calendar-link", trpc.calendar.get.pathKey());
  useReread("calendar-link", trpc.schedule.busyTimes.pathKey());
  const { isOffered, link } = data;
  return (
    <SectionCard title={copy.title} lead={isOffered ? copy.lead : undefined}>
      {isOffered ? (
        <>
          {link && <LinkState link={link} />}
          <WhatIsRead />
          <Actions hasLink={link !== null} hasExpired={link?.expiredAt != null} />
        </>
      ) : (
        <>
          <p className="text-sm">{link ? copy.notOfferedLinked : copy.notOffered}</p>
          {link && <UnlinkButton />}
        </>
      )}
    </SectionCard>
  );
}

function Actions({ hasLink, hasExpired }: { hasLink: boolean; hasExpired: boolean }) {
  const trpc = useTRPC();
  const begin = useMutation(
    trpc.calendar.beginLink.mutationOptions({
      onSuccess: ({ url }) => window.location.assign(url),
    }),
  );
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {(!hasLink || hasExpired) && (
          <Button
            busy={begin.isPending}
            icon={<CalendarPlus className="size-5" aria-hidden="true" />}
            onClick={() => begin.mutate()}
          >
            {hasExpired ? copy.linkAgain : copy.link}
          </Button>
        )}
        <UnlinkButton isShown={hasLink} />
      </div>
      {(!hasLink || hasExpired) && <p className="text-ink-2 text-sm">{copy.leaving}</p>}
    </div>
  );
}

function WhatIsRead() {
  return (
    <div className="grid gap-4 rounded-md bg-sunken p-4 text-sm sm:grid-cols-2">
      {[copy.read, copy.unread].map(({ title, items }) => (
        <div key={title} className="grid content-start gap-1.5">
          <h3 className="font-semibold text-sm">{title}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-ink-2">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-ink-2 sm:col-span-2">{copy.partner}</p>
    </div>
  );
}
