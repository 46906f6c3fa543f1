import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Link } from "./link.tsx";

export interface ButtonLinkProps
  extends Omit<ComponentProps<typeof Link>, "className">,
    Omit<ButtonLook, "disabled"> {
  icon?: ReactNode;
  /** Why it cannot be gone to for now, as of a button. */
  refusal?: string | undefined;
}

/** A link with the look of a button: it goes somewhere, it does nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, className, icon, refusal, children, ...rest } = props;
  if (refusal)
    return (
      <Button
        {...{ variant, size, wide, className, icon, refusal }}
        aria-label={rest["aria-label"]}
      >
        {children}
      </Button>
    );
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
