"use client";

import { Building2, EllipsisVertical, HeartHandshake, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Room } from "@/features/chat/room";
import type { Matching } from "@/features/chat/use-matching";
import { interestCopy } from "@/features/interest/copy.ja";
import {
  firstQuestion,
  type InterestStep,
  type InterestThread,
} from "@/features/interest/interest-thread";
import { InterestWindows } from "@/features/interest/interest-windows";
import { RestrictionNotice } from "@/features/sanction/restriction-banner";
import { useSession } from "@/platform/session/session-provider";
import { IconButton } from "@/ui/icon-button";
import { Menu, type MenuItem } from "@/ui/menu";
import { CompanyWindow } from "../../../_company/company-window";
import { companyCopy } from "../../../_company/copy.ja";

export interface RoomPageProps {
  matchingId: string;
  isEstablished: boolean;
}

/** The room with what other features put into it. */
export function RoomPage(props: RoomPageProps) {
  const isJoker = useSession().kind === "joker";
  return isJoker ? <JokerRoom {...props} /> : <Room {...props} notice={restrictionNotice} />;
}

/** On a phone the room covers the frame with its notice. */
const restrictionNotice = () => (
  <div className="lg:hidden">
    <RestrictionNotice />
  </div>
);

/** The room of a seeker, who can tell the interest, name themes and look at the company. */
function JokerRoom(props: RoomPageProps) {
  const [step, setStep] = useState<InterestStep>();
  const [isCompanyOpen, setCompanyOpen] = useState(false);
  const ask = (matching: Matching) =>
    setStep(matching.selectedInterestAction === null ? "select" : "update");

  return (
    <Room
      {...props}
      notice={restrictionNotice}
      onChooseInterest={ask}
      onEstablishedLater={(matching) =>
        setStep(firstQuestion(threadOf(matching), { asksThemes: asksThemes(matching) }))
      }
      headerActions={(matching) => (
        <RoomMenu
          matching={matching}
          onInterest={() => ask(matching)}
          onThemes={() => setStep("themes")}
          onCompany={() => setCompanyOpen(true)}
        />
      )}
      windows={(matching) => (
        <>
          <InterestWindows
            thread={threadOf(matching)}
            step={step}
            asksThemes={asksThemes(matching)}
            onStep={setStep}
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

interface RoomMenuProps {
  matching: Matching;
  onInterest: () => void;
  onThemes: () => void;
  onCompany: () => void;
}

function RoomMenu({ matching, onInterest, onThemes, onCompany }: RoomMenuProps) {
  const { selectedInterestAction, selectedInterestedThemes, isSupport, partner } = matching;
  if (isSupport) return null;
  const { card, menu } = interestCopy;
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
  const items: MenuItem[] = [
    ...(partner.hasLeft ? [] : interest),
    { label: companyCopy.show, icon: <Building2 aria-hidden="true" />, onSelect: onCompany },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={menu}>
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
