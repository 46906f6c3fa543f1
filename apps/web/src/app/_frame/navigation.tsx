import { ClipboardCheck, Compass, Inbox, MessageCircle, UserRound, UsersRound } from "lucide-react";
import type { NavItem } from "@/ui/shell/nav-types";
import { frameCopy } from "./copy.ja";

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

/** Where each kind of user can go, in the order of the side bar and the tab bar. */
export const navigation = {
  joker: (unread: number, waiting: number): NavItem[] => [
    { ...offers, badge: waiting, badgeText: nav.waiting(waiting) },
    discover,
    matchings(unread),
    mypage,
  ],
  ace: (unread: number, waiting: number): NavItem[] => [
    { href: "/users", label: nav.users, icon: <UsersRound aria-hidden /> },
    {
      ...offers,
      badge: waiting,
      badgeText: nav.waitingLikes(waiting),
    },
    matchings(unread),
    mypage,
    { ...discover, sideOnly: true },
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
  operator: (): NavItem[] => [
    { href: "/operator/judgements", label: nav.judgements, icon: <ClipboardCheck aria-hidden /> },
  ],
};
