"use client";

import { useSyncExternalStore } from "react";
import { linkParts } from "./link-parts";
import { TextLink } from "./text-link";

const look = "break-all underline underline-offset-4";
const never = () => () => {};

export interface LinkedTextProps {
  text: string;
  /** Where leaving the page would lose something, addresses of this product open a tab as well. */
  isApart?: boolean | undefined;
}

/**
 * A text whose web addresses can be followed: those of this product in this tab, all others in a tab
 * that cannot reach back.
 */
export function LinkedText({ text, isApart }: LinkedTextProps) {
  // The server does not know by which name it was called; a link is the same page either way.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
  let at = 0;
  return linkParts(text, origin).map((part) => {
    const key = at;
    at += part.text.length;
    if (!part.href) return part.text;
    return part.isOwn && !isApart ? (
      <TextLink key={key} href={part.href} className={look}>
        {part.text}
      </TextLink>
    ) : (
      <a
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={look}
      >
        {part.text}
      </a>
    );
  });
}
