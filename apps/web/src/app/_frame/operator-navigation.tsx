import type { OperatorActor } from "@tefuda/domain/policy/actor";
import {
  BookA,
  Building2,
  ClipboardCheck,
  FileText,
  Flag,
  House,
  KeyRound,
  LifeBuoy,
  Mail,
  Megaphone,
  ScrollText,
  Star,
  TriangleAlert,
  UsersRound,
} from "lucide-react";
import type { NavItem } from "@/ui/shell/nav-types";
import { allowed, type Guarded } from "./guarded-places";
import { operatorNavCopy as words } from "./operator-copy.ja";

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
    label: words.judgements,
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
    needs: "synonym:write",
    group: words.groups.publish,
    href: "/operator/synonyms",
    label: words.synonyms,
    icon: <BookA aria-hidden />,
    sideOnly: true,
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

/** Where an operator can go, in the order of the side bar. */
export const operatorNavigation = (actor: OperatorActor): NavItem[] =>
  allowed(actor, operatorPlaces);
