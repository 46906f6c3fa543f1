import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** The one link of a Card: its name is short, its target is the whole card. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx("outline-none after:absolute after:inset-0 after:rounded-lg", className)}
    />
  );
}
