"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { keepRedirectPath } from "@/platform/session/browser-state";
import type { RegistrationSuggestionProps } from "../_frame/registration-suggestion";

const loadSuggestion = () =>
  import("../_frame/registration-suggestion").then((module) => module.RegistrationSuggestion);

interface WayIn {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface VisitorInviteProps {
  /** The address of what is wanted (`wishPath`). */
  wish: string;
  /** The link to press. */
  children: (way: WayIn) => ReactNode;
}

/**
 * What a visitor presses for leads to the login, which brings back to it; with scripts it is kept on this
 * device, and the invitation to register opens over the page instead.
 */
export function VisitorInvite({ wish, children }: VisitorInviteProps) {
  const [isOpen, setOpen] = useState(false);
  const [Suggestion, setSuggestion] = useState<ComponentType<RegistrationSuggestionProps>>();
  const href = `/login?url=${encodeURIComponent(wish)}`;

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepRedirectPath(wish);
    setOpen(true);
    loadSuggestion().then(
      (component) => setSuggestion(() => component),
      // Without the window the link still leads where it would.
      () => location.assign(href),
    );
  };
  return (
    <>
      {children({ href, onClick })}
      {Suggestion && <Suggestion login={href} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
