"use client";

import { APPEAL_PATH } from "@tefuda/domain/sanction/constants";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { lastDayOf } from "@tefuda/domain/time/jst";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useSession } from "@/platform/session/session-provider";
import { Banner } from "@/ui/banner";
import { TextLink } from "@/ui/text-link";
import { sanctionCopy as copy } from "./copy.ja";

/** The notice above every page; it comes and goes live. */
export function RestrictionBanner() {
  useRefreshOnChange(useRestriction() !== undefined);
  return <RestrictionNotice />;
}

function useRestriction() {
  const me = useSession();
  return me.kind === "joker" || me.kind === "ace" ? me.restriction : undefined;
}

/** Says calmly what is closed to a restricted person, until when, and where to answer. */
export function RestrictionNotice() {
  const restriction = useRestriction();
  if (!restriction) return null;
  const { until } = restriction;
  return (
    <Banner
      tone="warning"
      action={
        <TextLink href={APPEAL_PATH} className="text-sm">
          {copy.appeal}
        </TextLink>
      }
    >
      {until && copy.until(formatDate(lastDayOf(until)))}
      {copy.restricted}
    </Banner>
  );
}

/** The page was made with the rights of that moment: when they change, it is made again. */
function useRefreshOnChange(isKnown: boolean) {
  const router = useRouter();
  const isNow = useRef(false);
  useLive("restriction", {
    reset: () => {
      isNow.current = false;
    },
    added: () => {
      isNow.current = true;
    },
    ready: () => {
      if (isNow.current !== isKnown) router.refresh();
    },
  });
}
