"use client";

import { type WishTarget, wishPath } from "@tefuda/domain/wish/wish";
import { Check, Heart, Inbox, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useJudging } from "@/features/judgement/judgement-provider";
import type { Standing } from "@/features/like/types";
import { useStanding } from "@/features/like/use-standing";
import { useSession } from "@/platform/session/session-provider";
import { useRefusal } from "@/platform/session/use-refusal";
import { useWish } from "@/platform/session/use-wish";
import { Button } from "@/ui/button";
import type { ButtonLook } from "@/ui/button-class";
import { ButtonLink } from "@/ui/button-link";
import { lateWindow } from "@/ui/late-window";
import { likeButtonCopy as copy } from "./copy.ja";

const LikeWindow = lateWindow(() =>
  import("@/features/like/like-window").then(({ LikeWindow }) => LikeWindow),
);

interface JokerLikeProps extends Pick<ButtonLook, "variant" | "size" | "wide"> {
  target: WishTarget;
  companyId: string;
  name: string;
  isAgent?: boolean;
}

const iconClass = "size-4.5";
/** Where it goes on when a like cannot be sent, or has been. */
const instead = {
  liked: {
    icon: <Check className={iconClass} aria-hidden="true" />,
    label: copy.sent,
    href: () => "/offers?tab=likes",
  },
  offered: {
    icon: <Inbox className={iconClass} aria-hidden="true" />,
    label: copy.offered,
    href: (id: string) => `/offers/${id}`,
  },
  matched: {
    icon: <MessageCircle className={iconClass} aria-hidden="true" />,
    label: copy.matched,
    href: (id: string) => `/matchings/${id}`,
  },
} as const satisfies Record<Standing["kind"], object>;

/** The like button of a joker, by how they stand to the company. */
export function JokerLike({ target, companyId, name, isAgent = false, ...look }: JokerLikeProps) {
  const me = useSession();
  const judging = useJudging();
  const { standing, isKnown } = useStanding(companyId);
  const [isOpen, setOpen] = useState(false);
  const refusal = useRefusal("like:send");
  const isRegistered = me.kind === "joker" && me.registrationStatus === "registered";

  useWish(wishPath("like", target), isKnown && (() => setOpen(!standing)));

  const label = isAgent ? copy.consult : copy.send;
  const press = () => {
    if (!isRegistered) return judging.open();
    setOpen(true);
  };
  // A window that is open stays: what it sent may have arrived although its answer was lost.
  if (standing && !isOpen) return <Instead standing={standing} name={name} {...look} />;
  return (
    <>
      <Button
        {...look}
        icon={<Heart className={iconClass} aria-hidden="true" />}
        aria-label={copy.of(name, label)}
        refusal={refusal}
        onClick={press}
      >
        {label}
      </Button>
      <LikeWindow
        target={target}
        isAgent={isAgent}
        open={isOpen}
        onClose={() => setOpen(false)}
        onNotRegistered={judging.open}
      />
    </>
  );
}

interface InsteadProps extends Pick<ButtonLook, "size" | "wide"> {
  standing: Standing;
  name: string;
}

function Instead({ standing, name, ...look }: InsteadProps) {
  const { icon, label, href } = instead[standing.kind];
  return (
    <ButtonLink
      {...look}
      variant="secondary"
      href={href(standing.id)}
      icon={icon}
      aria-label={copy.of(name, label)}
    >
      {label}
    </ButtonLink>
  );
}
