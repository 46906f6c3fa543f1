"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { ComingTimes } from "./coming-times";
import { calendarCopy as copy } from "./copy.ja";
import type { CalendarLinkState } from "./types";

/** How a link stands: what it reads now, or that it has ended. */
export function LinkState({ link }: { link: NonNullable<CalendarLinkState["link"]> }) {
  const hasExpired = link.expiredAt !== null;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={hasExpired ? "gold" : "pine"}>{hasExpired ? copy.expired : copy.linked}</Badge>
        <span className="text-ink-2">{copy.since(formatDate(link.linkedAt))}</span>
      </p>
      {hasExpired ? (
        <Banner inset tone="warning">
          {errorText("googleAuthExpired")}
        </Banner>
      ) : (
        <ComingTimes />
      )}
    </div>
  );
}
