"use client";

import { useMemo } from "react";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { TextLink } from "@/ui/text-link";
import { chatCopy } from "./copy.ja";
import { RoomBars } from "./room-bars";
import { RoomFrame } from "./room-frame";
import { RoomHeader } from "./room-header";
import { RoomOfflineBanner } from "./room-offline-banner";
import { ThreadPane } from "./thread-pane";
import { timeline, type Viewer } from "./timeline";
import { type Matching, useMatching } from "./use-matching";
import { useTarget } from "./use-target";
import { useThread } from "./use-thread";
import { useThreadFacts } from "./use-thread-facts";

const copy = chatCopy.company;
const listHref = "/admin/matchings";
const nothing = () => undefined;

/** A colleague's thread for an administrator of the company: live, to be read only, and on record. */
export function CompanyRoom({ matchingId }: { matchingId: string }) {
  const thread = useMatching(matchingId, "company");
  return (
    <RoomFrame thread={thread} backHref={listHref} toList={copy.toList}>
      {(matching) => <CompanyThread matching={matching} isCurrent={thread.isCurrent} />}
    </RoomFrame>
  );
}

/** An administrator sends nothing here. */
const unsent: readonly never[] = [];

interface CompanyThreadProps {
  matching: Matching;
  isCurrent: boolean;
}

function CompanyThread({ matching, isCurrent }: CompanyThreadProps) {
  const { id, partner, jokerId, aceId, aceName } = matching;
  const now = useNow();
  const { thread, newest, isReady, older, reach } = useThread(id, "company");
  const { target, isReached } = useTarget(
    { matching, isCurrent, isReading: newest.isFetching },
    thread,
    reach,
  );
  const { context, face, article } = useThreadFacts(matching);
  const viewer = useMemo<Viewer>(
    () => ({ side: "ace", userId: aceId ?? "", jokerId, aceId, isWitness: true }),
    [jokerId, aceId],
  );
  const items = useMemo(
    () =>
      timeline({ messages: thread.messages, unsent }, viewer, {
        partnerReadSeq: partner.lastReadSeq,
        now,
      }),
    [thread.messages, viewer, partner.lastReadSeq, now],
  );
  return (
    <>
      <RoomHeader
        matching={matching}
        back={{ href: listHref, label: copy.back }}
        isAlone
        detail={copy.inCharge(aceName)}
        actions={
          !partner.hasLeft && (
            <TextLink href={`/career-profile/${jokerId}`} className="shrink-0 text-sm">
              {copy.profile}
            </TextLink>
          )
        }
      />
      <RoomBars isOpen>
        <Banner>
          <strong className="mr-2">{copy.readOnly}</strong>
          {copy.notice(aceName)}
        </Banner>
      </RoomBars>
      <RoomOfflineBanner />
      <ThreadPane
        newest={newest}
        isReady={isReady && isReached}
        items={items}
        target={target}
        viewer={viewer}
        context={context}
        partner={face}
        article={article}
        older={older}
        scheduleActions={nothing}
        onChooseInterest={undefined}
        onPropose={undefined}
        onRetry={nothing}
        onDiscard={nothing}
        onView={nothing}
      />
    </>
  );
}
