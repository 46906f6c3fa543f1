"use client";

import { Building2, EllipsisVertical, HeartHandshake, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Room } from "@/features/chat/room";
import type { RoomSlots } from "@/features/chat/room-slots";
import type { Matching } from "@/features/chat/use-matching";
import { interestCopy } from "@/features/interest/copy.ja";
import {
  firstQuestion,
  type InterestStep,
  type InterestThread,
} from "@/features/interest/interest-thread";
import { PushOffer } from "@/features/push/push-offer";
import { RestrictionNotice } from "@/features/sanction/restriction-banner";
import { useScheduleSlots } from "@/features/schedule/use-schedule-slots";
import { JoinButton } from "@/features/video/join-button";
import { ReviewNotice } from "@/features/video/review-notice";
import { useSession } from "@/platform/session/session-provider";
import { IconButton } from "@/ui/icon-button";
import { lateWindow } from "@/ui/late-window";
import { Menu } from "@/ui/menu";
import type { MenuItem } from "@/ui/menu-props";
import { companyCopy } from "../../../../_company/copy.ja";
import { useCannedReplyTool } from "./use-canned-reply-tool";
import { useEnding } from "./use-ending";

const CompanyWindow = lateWindow(() =>
  import("../../../../_company/company-window").then(({ CompanyWindow }) => CompanyWindow),
);
const InterestWindows = lateWindow(() =>
  import("@/features/interest/interest-windows").then(({ InterestWindows }) => InterestWindows),
);

export interface RoomPageProps {
  matchingId: string;
  isEstablished: boolean;
}

/** The room with what other features put into it. */
export function RoomPage(props: RoomPageProps) {
  const isJoker = useSession().kind === "joker";
  const { items, windows, endedActions } = useEnding();
  const canned = useCannedReplyTool();
  const [hasSent, setSent] = useState(false);
  const schedule = useScheduleSlots(props.matchingId, (videoChat) => (
    <JoinButton matchingId={props.matchingId} videoChat={videoChat} />
  ));
  const places = {
    scheduleActions: schedule.scheduleActions,
    tools: schedule.tool,
    endedActions,
    notice: (matching: Matching) => (
      <>
        {restrictionNotice}
        {/* Nothing is left to arrange with somebody who has gone. */}
        {!matching.partner.hasLeft && schedule.notice(matching)}
        <ReviewNotice matching={matching} side={isJoker ? "joker" : "ace"} />
        <PushOffer isGoodMoment={hasSent || schedule.isFixed} />
      </>
    ),
    onSent: () => setSent(true),
    ...(schedule.propose && { onPropose: schedule.propose }),
  };
  return (
    <>
      {isJoker ? (
        <JokerRoom {...props} {...places} endingItems={items} scheduleWindows={schedule.windows} />
      ) : (
        <Room
          {...props}
          {...places}
          headerActions={(matching) => <RoomMenu items={items(matching)} />}
          menuItems={canned.menuItems}
          windows={schedule.windows}
        />
      )}
      {canned.window}
      {windows}
    </>
  );
}

interface JokerRoomProps
  extends RoomPageProps,
    Pick<
      RoomSlots,
      "scheduleActions" | "tools" | "notice" | "endedActions" | "onSent" | "onPropose"
    > {
  endingItems: ReturnType<typeof useEnding>["items"];
  scheduleWindows: ReturnType<typeof useScheduleSlots>["windows"];
}

/** On a phone the room covers the frame with its notice. */
const restrictionNotice = (
  <div className="lg:hidden">
    <RestrictionNotice />
  </div>
);

/** The room of a seeker, who can tell the interest, name themes and look at the company. */
function JokerRoom({ endingItems, scheduleWindows, ...props }: JokerRoomProps) {
  const [step, setStep] = useState<InterestStep>();
  const [isCompanyOpen, setCompanyOpen] = useState(false);
  const ask = (matching: Matching) =>
    setStep(matching.selectedInterestAction === null ? "select" : "update");

  return (
    <Room
      {...props}
      onChooseInterest={ask}
      onEstablishedLater={(matching) =>
        setStep(firstQuestion(threadOf(matching), { asksThemes: asksThemes(matching) }))
      }
      headerActions={(matching) => (
        <RoomMenu
          items={[
            ...interestItems(matching, {
              onInterest: () => ask(matching),
              onThemes: () => setStep("themes"),
              onCompany: () => setCompanyOpen(true),
            }),
            ...endingItems(matching),
          ]}
        />
      )}
      windows={(matching) => (
        <>
          {scheduleWindows(matching)}
          <InterestWindows
            thread={threadOf(matching)}
            open={step !== undefined}
            step={step}
            asksThemes={asksThemes(matching)}
            onStep={setStep}
            onClose={() => setStep(undefined)}
          />
          {matching.aceCompanyId && (
            <CompanyWindow
              companyId={matching.aceCompanyId}
              companyName={matching.companyName}
              open={isCompanyOpen}
              onClose={() => setCompanyOpen(false)}
            />
          )}
        </>
      )}
    />
  );
}

interface InterestSteps {
  onInterest: () => void;
  onThemes: () => void;
  onCompany: () => void;
}

function interestItems(
  { selectedInterestAction, selectedInterestedThemes, isSupport, partner }: Matching,
  { onInterest, onThemes, onCompany }: InterestSteps,
): MenuItem[] {
  if (isSupport) return [];
  const { card } = interestCopy;
  const interest: MenuItem[] = [
    {
      label: selectedInterestAction === null ? card.tell : card.change,
      icon: <HeartHandshake aria-hidden="true" />,
      onSelect: onInterest,
    },
  ];
  if (selectedInterestedThemes.length === 0)
    interest.push({
      label: card.themes,
      icon: <MessagesSquare aria-hidden="true" />,
      onSelect: onThemes,
    });
  return [
    ...(partner.hasLeft ? [] : interest),
    { label: companyCopy.show, icon: <Building2 aria-hidden="true" />, onSelect: onCompany },
  ];
}

function RoomMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <Menu
      trigger={
        <IconButton label={interestCopy.menu}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </IconButton>
      }
      items={items}
    />
  );
}

/** Only a like is not asked for themes before the match. */
const asksThemes = ({ origin }: Matching) => origin === "like";

function threadOf(matching: Matching): InterestThread {
  const { id, companyName, aceName, selectedInterestAction, selectedInterestedThemes } = matching;
  return {
    matchingId: id,
    companyName,
    aceName,
    selectedInterestAction,
    hasChosenThemes: selectedInterestedThemes.length > 0,
  };
}
