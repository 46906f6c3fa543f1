"use client";

import { can } from "@tefuda/domain/policy/can";
import type { ReactNode } from "react";
import { MemberPresence } from "@/features/activity/member-presence";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { KeepPushes } from "@/features/push/keep-pushes";
import { ReviewPrompt } from "@/features/video/review-prompt";
import { WillingnessPrompt } from "@/features/willingness/willingness-prompt";
import { Providers } from "@/platform/providers";
import { SessionProvider } from "@/platform/session/session-provider";
import { mayRegister } from "./may-register";
import { MemberShell } from "./member-shell";
import type { Member } from "./read-member";
import { RegistrationPrompt } from "./registration-prompt";
import { shellKind } from "./shell-kind";

/** One question at a time: a seeker who is asked for their wishes is asked for a review later. */
const asksForReviews = (me: Member["me"]) =>
  can(me, "review:create") && !(me.kind === "joker" && me.isOverTwoMonthFromUpdateJCW);

/** The shell, the calls and the live stream of whoever is signed in as a joker or an ace. */
export function MemberParts({ me, judgement, children }: Member & { children: ReactNode }) {
  return (
    <Providers>
      <SessionProvider me={me}>
        <KeepPushes userId={me.userId} />
        <MemberPresence userId={me.userId} />
        <MemberShell
          kind={shellKind(me)}
          userId={me.userId}
          unread={me.unreadCount}
          unreadNotices={me.unreadNotices}
          {...(me.kind === "joker" && { waitingOffers: me.waitingOffers })}
        >
          {me.kind === "joker" && (
            <WillingnessPrompt isOverTwoMonths={me.isOverTwoMonthFromUpdateJCW} />
          )}
          {mayRegister(me) && <RegistrationPrompt />}
          {asksForReviews(me) && <ReviewPrompt side={me.kind} />}
          {judgement ? (
            <JudgementProvider initial={judgement}>{children}</JudgementProvider>
          ) : (
            children
          )}
        </MemberShell>
      </SessionProvider>
    </Providers>
  );
}
