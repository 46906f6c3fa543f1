"use client";

import {
  Building2,
  CalendarDays,
  ClipboardPen,
  Compass,
  DoorOpen,
  Download,
  Eye,
  FileText,
  Flag,
  LifeBuoy,
  Settings,
  Star,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { Avatar } from "@/ui/avatar";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { mypageCopy } from "./copy.ja";
import { MenuList } from "./menu-list";

const { menu: copy } = mypageCopy;

export interface MypageScreenProps {
  /** The button that signs out. */
  signOut: ReactNode;
  /** Where the judgement stands, for a seeker who has not passed. */
  banner?: ReactNode;
  /** How many required items a seeker has not entered yet. */
  missingCount?: number;
}

/** The menu of what is one's own. */
export function MypageScreen({ signOut, banner, missingCount = 0 }: MypageScreenProps) {
  const me = useSession();
  if (me.kind === "visitor") return null;
  const isJoker = me.kind === "joker";
  const note = me.kind === "ace" ? me.companyName : me.email;
  return (
    <PageContainer width="narrow">
      <PageHeader title={mypageCopy.title} />
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          size="lg"
          name={me.name || me.email}
          src={me.kind === "operator" ? null : me.profileImageURL}
        />
        <div className="min-w-0">
          <p className="truncate font-semibold text-lg">{me.name || mypageCopy.noName}</p>
          <p className="truncate text-ink-2 text-sm">{note}</p>
        </div>
      </div>
      {banner}
      <nav aria-label={mypageCopy.title} className="grid gap-6">
        <MenuList
          title={copy.groups.profile}
          items={isJoker ? profileItems(missingCount) : [aceProfile]}
        />
        <MenuList title={copy.groups.account} items={isJoker ? jokerSettings : aceSettings} />
        <MenuList title={copy.groups.help} items={help} />
      </nav>
      <div className="flex justify-center">{signOut}</div>
    </PageContainer>
  );
}

const profile = {
  href: "/mypage/profile",
  icon: <UserRound />,
  title: copy.profile,
  lead: copy.profileLead,
};

const aceProfile = { ...profile, lead: copy.profileLeadAce };

const favorites = {
  href: "/mypage/favorites",
  icon: <Star />,
  title: copy.favorites,
  lead: copy.favoritesLead,
};

const compass = {
  href: "/career-compass-ai",
  icon: <Compass />,
  title: copy.compass,
  lead: copy.compassLead,
};

function profileItems(missingCount: number) {
  if (missingCount > 0)
    return [
      {
        href: "/registration",
        icon: <ClipboardPen />,
        title: copy.registration,
        lead: copy.registrationLead(missingCount),
      },
      profile,
      compass,
      favorites,
    ];
  return [
    profile,
    {
      href: "/mypage/profile/preview",
      icon: <Eye />,
      title: copy.preview,
      lead: copy.previewLead,
    },
    { href: "/career-profile", icon: <FileText />, title: copy.sheet, lead: copy.sheetLead },
    compass,
    favorites,
  ];
}

const setting = (lead: string) => ({
  href: "/mypage/setting",
  icon: <Settings />,
  title: copy.setting,
  lead,
});
const calendar = {
  href: "/mypage/calendar-setting",
  icon: <CalendarDays />,
  title: copy.calendar,
  lead: copy.calendarLead,
};
const data = {
  href: "/mypage/data-export",
  icon: <Download />,
  title: copy.data,
  lead: copy.dataLead,
};
const withdrawal = {
  href: "/mypage/withdrawal",
  icon: <DoorOpen />,
  title: copy.withdrawal,
  lead: copy.withdrawalLead,
};
const jokerSettings = [
  setting(copy.settingLead),
  {
    href: "/mypage/hidden-company",
    icon: <Building2 />,
    title: copy.hiddenCompany,
    lead: copy.hiddenCompanyLead,
  },
  calendar,
  data,
  withdrawal,
];
const aceSettings = [setting(copy.settingLeadAce), calendar, data, withdrawal];
const help = [
  { href: "/contact", icon: <LifeBuoy />, title: copy.contact, lead: copy.contactLead },
  { href: "/mypage/reports", icon: <Flag />, title: copy.reports, lead: copy.reportsLead },
];
