import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export interface ButtonLinkProps
  extends Omit<ComponentProps<typeof Link>, "className">,
    Omit<ButtonLook, "disabled"> {
  icon?: ReactNode;
}

/** A link with the look of a button: it goes somewhere, it does nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, className, icon, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
