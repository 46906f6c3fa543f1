import { ClipboardCheck, Inbox, MessageCircle, UserRound, UsersRound } from "lucide-react";
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

/** Where each kind of user can go, in the order of the side bar and the tab bar. */
export const navigation = {
  joker: (unread: number): NavItem[] => [offers, matchings(unread), mypage],
  ace: (unread: number): NavItem[] => [
    { href: "/users", label: nav.users, icon: <UsersRound aria-hidden /> },
    offers,
    matchings(unread),
    mypage,
  ],
  agent: (unread: number): NavItem[] => [matchings(unread), mypage],
  operator: (): NavItem[] => [
    { href: "/operator/judgements", label: nav.judgements, icon: <ClipboardCheck aria-hidden /> },
  ],
};
