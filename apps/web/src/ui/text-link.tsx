import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** A link inside running text or beside a form. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx(
        "text-indigo underline decoration-indigo/40 underline-offset-4 hover:decoration-indigo",
        className,
      )}
    />
  );
}
