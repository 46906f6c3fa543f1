"use client";

import { Heart } from "lucide-react";
import { type ComponentType, type MouseEvent, useState } from "react";
import type { ButtonLook } from "@/ui/button-class";
import { ButtonLink } from "@/ui/button-link";
import type { RegistrationSuggestionProps } from "../_frame/registration-suggestion";
import { likeButtonCopy as copy } from "./copy.ja";

interface VisitorLikeProps extends Pick<ButtonLook, "variant" | "size" | "wide"> {
  name: string;
  isAgent?: boolean;
}

const loadSuggestion = () =>
  import("../_frame/registration-suggestion").then((module) => module.RegistrationSuggestion);

/** A link to the registration; with scripts, the invitation to it opens over the page instead. */
export function VisitorLike({ name, isAgent = false, ...look }: VisitorLikeProps) {
  const [isOpen, setOpen] = useState(false);
  const [Suggestion, setSuggestion] = useState<ComponentType<RegistrationSuggestionProps>>();
  const label = isAgent ? copy.consult : copy.send;

  const invite = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    loadSuggestion().then(
      (component) => setSuggestion(() => component),
      // Without the window the link still leads where it would.
      () => location.assign("/registration"),
    );
  };
  return (
    <>
      <ButtonLink
        {...look}
        href="/registration"
        icon={<Heart className="size-4.5" aria-hidden="true" />}
        aria-label={copy.of(name, label)}
        onClick={invite}
      >
        {label}
      </ButtonLink>
      {Suggestion && <Suggestion open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
