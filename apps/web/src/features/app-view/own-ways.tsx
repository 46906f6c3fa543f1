import { ChevronRight, Inbox, MessageCircle, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { Me } from "@/platform/server/caller";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { CountBadge } from "@/ui/count-badge";
import { appViewCopy as copy } from "./copy.ja";

interface Way {
  readonly href: string;
  readonly label: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly count?: number;
}

/** The ways from the start page to what is the reader's own; a visitor's way is the login. */
export function OwnWays({ me }: { me: Me }) {
  if (me.kind === "visitor")
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-sm">{copy.visitor.text}</p>
        <ButtonLink href="/login?url=%2Fwebview" variant="secondary" className="max-sm:w-full">
          {copy.visitor.login}
        </ButtonLink>
      </Card>
    );
  return (
    <nav aria-label={copy.ways}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {waysOf(me).map(({ href, label, text, icon, count = 0 }) => (
          <li key={href} className="grid">
            <Card lift pad="sm" className="flex items-center gap-3.5">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-indigo">
                {icon}
              </span>
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex items-center gap-2">
                  <CardLink href={href} className="font-semibold">
                    {label}
                  </CardLink>
                  <CountBadge count={count} text={text} />
                </span>
                <span className="text-ink-2 text-sm">{text}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function waysOf(me: Exclude<Me, { kind: "visitor" }>): Way[] {
  const users = <UsersRound className="size-5" aria-hidden="true" />;
  if (me.kind === "operator")
    return [{ href: "/operator", label: copy.operator, text: copy.operatorText, icon: users }];
  const inbox = <Inbox className="size-5" aria-hidden="true" />;
  const matchings: Way = {
    href: "/matchings",
    label: copy.matchings,
    text: copy.unread(me.unreadCount),
    icon: <MessageCircle className="size-5" aria-hidden="true" />,
    count: me.unreadCount,
  };
  if (me.kind === "joker")
    return [
      {
        href: "/offers",
        label: copy.offers,
        text: copy.offersWaiting(me.waitingOffers),
        icon: inbox,
        count: me.waitingOffers,
      },
      matchings,
    ];
  if (me.isAgent)
    return [
      matchings,
      { href: "/offers", label: copy.consultations, text: copy.consultationsText, icon: inbox },
    ];
  return [
    matchings,
    { href: "/offers", label: copy.likes, text: copy.likesText, icon: inbox },
    { href: "/users", label: copy.users, text: copy.usersText, icon: users },
  ];
}
