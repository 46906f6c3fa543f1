import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import {
  Building2,
  ClipboardCheck,
  Compass,
  FileText,
  Flag,
  House,
  Inbox,
  KeyRound,
  LifeBuoy,
  Mail,
  Megaphone,
  MessageCircle,
  NotebookText,
  ScrollText,
  Settings2,
  Sparkles,
  Star,
  TriangleAlert,
  UserRound,
  UsersRound,
} from "lucide-react";
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

/** A place that only those see who may do something there. */
type Guarded = NavItem & { readonly needs: Action };

const allowed = (actor: AceActor | OperatorActor, items: readonly Guarded[]): NavItem[] =>
  items.filter(({ needs }) => can(actor, needs)).map(({ needs: _, ...item }) => item);

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

const { operator: words } = nav;

/** The console, in groups of what belongs together; a phone's bar shows the first that are daily work. */
const operatorPlaces: readonly Guarded[] = [
  {
    needs: "operator:desk",
    href: "/operator",
    label: words.start,
    icon: <House aria-hidden />,
  },
  {
    needs: "judgement:judge",
    group: words.groups.daily,
    href: "/operator/judgements",
    label: nav.judgements,
    icon: <ClipboardCheck aria-hidden />,
  },
  {
    needs: "report:handle",
    group: words.groups.daily,
    href: "/operator/reports",
    label: words.reports,
    icon: <Flag aria-hidden />,
  },
  {
    needs: "inquiry:handle",
    group: words.groups.daily,
    href: "/operator/inquiries",
    label: words.inquiries,
    icon: <Mail aria-hidden />,
  },
  {
    needs: "matching:list",
    group: words.groups.daily,
    href: "/operator/matchings",
    label: words.matchings,
    icon: <LifeBuoy aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "review:oversee",
    group: words.groups.daily,
    href: "/operator/reviews",
    label: words.reviews,
    icon: <Star aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "operator:oversee",
    group: words.groups.people,
    href: "/operator/jokers",
    label: words.jokers,
    icon: <UsersRound aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "operator:oversee",
    group: words.groups.people,
    href: "/operator/companies",
    label: words.companies,
    icon: <Building2 aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "announce:write",
    group: words.groups.publish,
    href: "/operator/announces",
    label: words.announces,
    icon: <Megaphone aria-hidden />,
  },
  {
    needs: "article:write",
    group: words.groups.publish,
    href: "/operator/articles",
    label: words.articles,
    icon: <FileText aria-hidden />,
  },
  {
    needs: "operator:logs",
    group: words.groups.logs,
    href: "/operator/error-logs",
    label: words.errorLogs,
    icon: <TriangleAlert aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "operator:logs",
    group: words.groups.logs,
    href: "/operator/audit-logs",
    label: words.auditLogs,
    icon: <ScrollText aria-hidden />,
    sideOnly: true,
  },
  {
    needs: "second-factor:own",
    group: words.groups.own,
    href: "/operator/security",
    label: words.security,
    icon: <KeyRound aria-hidden />,
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
  operator: (actor: OperatorActor): NavItem[] => allowed(actor, operatorPlaces),
};
