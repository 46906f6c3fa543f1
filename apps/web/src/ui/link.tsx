"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

export type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * A link to a page of ours. The page is asked for ahead once somebody reaches for the link, and not as
 * soon as it is in sight: of the dozens in sight one is taken, and each costs the server as much as a
 * page does.
 */
export function Link({ onPointerEnter, ...rest }: LinkProps) {
  const [isReachedFor, setReachedFor] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={isReachedFor ? "auto" : false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setReachedFor(true);
      }}
    />
  );
}
