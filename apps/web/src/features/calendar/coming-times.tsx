"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import { useEffect, useState } from "react";
import { OwnTime } from "@/platform/local-time";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { SkeletonText } from "@/ui/skeleton";
import { calendarCopy } from "./copy.ja";
import { describeSpan } from "./describe-span";

const copy = calendarCopy.coming;
const DAYS = 7;
const SHOWN = 6;

/** The busy times of the week to come, as a proof of what the link reads and what it does not. */
export function ComingTimes() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [from] = useState(startOfJstDay(useNow()));
  const times = useQuery(
    trpc.schedule.busyTimes.queryOptions({ from, to: addJstDays(from, DAYS) }),
  );
  const fault = times.data?.fault ?? (times.isError ? "fetchGoogleCalendarEventFailure" : null);
  useEffect(() => {
    // The provider refused just now: the link itself says so from here on.
    if (fault === "googleAuthExpired")
      void queries.invalidateQueries(trpc.calendar.get.queryFilter());
  }, [fault, queries, trpc]);

  if (fault)
    return (
      <Banner
        inset
        tone="warning"
        action={
          <Button
            size="sm"
            variant="secondary"
            busy={times.isFetching}
            onClick={() => void times.refetch()}
          >
            {copy.retry}
          </Button>
        }
      >
        {errorText(fault)}
      </Banner>
    );
  const { busy } = times.data ?? {};
  return (
    <div className="grid gap-2" aria-busy={!busy || undefined}>
      <div className="grid gap-0.5">
        <h3 className="font-semibold text-sm">{copy.title}</h3>
        <p className="text-ink-2 text-xs">{copy.note}</p>
      </div>
      {busy ? <Spans busy={busy} /> : <SkeletonText />}
    </div>
  );
}

type Span = Parameters<typeof describeSpan>[0];

function Spans({ busy }: { busy: readonly Span[] }) {
  if (busy.length === 0) return <p className="text-ink-2 text-sm">{copy.none}</p>;
  const rest = busy.length - SHOWN;
  return (
    <>
      <ul
        aria-label={copy.title}
        className="grid divide-y divide-line rounded-md border border-line"
      >
        {busy.slice(0, SHOWN).map((span) => {
          const { day, time } = describeSpan(span);
          return (
            <li
              key={`${+span.startAt}`}
              className="flex flex-wrap gap-x-4 px-4 py-2 text-sm tabular-nums"
            >
              <span className="min-w-32">{day}</span>
              <span className="text-ink-2">{time}</span>
              {time !== copy.allDay && <OwnTime {...span} className="w-full text-ink-2 text-xs" />}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className="text-ink-2 text-sm">{copy.more(rest)}</p>}
    </>
  );
}
