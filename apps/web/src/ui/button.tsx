import clsx from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { uiCopy } from "./copy.ja.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /** Work is under way: keeps its width and focus, takes no further press. */
  busy?: boolean | undefined;
  icon?: ReactNode;
}

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, icon, disabled, className, children, onClick, type, ...rest } =
    props;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // A busy button stays focusable so that focus is not thrown back to the page.
      onClick={busy ? ignore : onClick}
      className={buttonClass({ variant, size, wide, disabled, className })}
    >
      <span className={clsx("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{uiCopy.busy}</span>
        </span>
      )}
    </button>
  );
}
