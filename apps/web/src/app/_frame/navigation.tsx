import type { AceActor } from "@tefuda/domain/policy/actor";
import {
  Compass,
  Inbox,
  MessageCircle,
  NotebookText,
  Settings2,
  Sparkles,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { NavItem } from "@/ui/shell/nav-types";
import { frameCopy } from "./copy.ja";
import { allowed, type Guarded } from "./guarded-places";

const { nav } = frameCopy;

const offers = { href: "/offers", label: nav.offers, icon: <Inbox aria-hidden /> };
const mypage = { href: "/mypage", label: nav.mypage, icon: <UserRound aria-hidden /> };
const matchings = (unread: number) => ({
  href: "/matchings",
  label: nav.matchings,
  icon: <MessageCircle aria-hidden />,
  badge: unread,
});

/** Companies, people, positions and articles: the pages that visitors see, too. */
const discover = {
  href: "/companies",
  also: ["/ace", "/recruitment", "/recruitments", "/articles"],
  label: nav.discover,
  icon: <Compass aria-hidden />,
};

const companyPlaces: readonly Guarded[] = [
  {
    needs: "recruitment:edit",
    href: "/recruitments",
    also: ["/recruitment"],
    label: nav.recruitments,
    icon: <NotebookText aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "member:manage",
    href: "/admin",
    label: nav.admin,
    icon: <Settings2 aria-hidden />,
    sideOnly: true,
  },
];

/** Where each kind of user can go, in the order of the side bar and the tab bar. */
export const navigation = {
  joker: (unread: number, waiting: number): NavItem[] => [
    { ...offers, badge: waiting, badgeText: nav.waiting(waiting) },
    discover,
    matchings(unread),
    {
      href: "/career-compass-ai",
      label: nav.compassShort,
      icon: <Sparkles aria-hidden />,
      sideOnly: true,
    },
    mypage,
  ],
  ace: (unread: number, waiting: number, actor: AceActor | undefined): NavItem[] => [
    { href: "/users", label: nav.users, icon: <UsersRound aria-hidden /> },
    {
      ...offers,
      badge: waiting,
      badgeText: nav.waitingLikes(waiting),
    },
    matchings(unread),
    ...(actor ? allowed(actor, companyPlaces) : []),
    mypage,
    { ...discover, also: ["/ace", "/articles"], sideOnly: true },
  ],
  agent: (unread: number, waiting: number): NavItem[] => [
    matchings(unread),
    {
      href: "/offers",
      label: nav.consultations,
      icon: <Inbox aria-hidden />,
      badge: waiting,
      badgeText: nav.waiting(waiting),
    },
    mypage,
    { ...discover, sideOnly: true },
  ],
};
