import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { uiCopy } from "./copy.ja.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /** Work is under way: keeps its width and focus, takes no further press. */
  busy?: boolean | undefined;
  /** Why it cannot be pressed for now: it keeps its focus, and says so there and to a mouse. */
  refusal?: string | undefined;
  icon?: ReactNode;
}

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, refusal, icon, disabled, className, children, ...attributes } =
    props;
  const { onClick, type, ...rest } = attributes;
  const reasonId = useId();
  const isStill = busy || refusal !== undefined;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={isStill || undefined}
      {...(refusal && { title: refusal, "aria-describedby": reasonId })}
      // A button that stands still stays focusable so that focus is not thrown back to the page.
      onClick={isStill ? ignore : onClick}
      className={buttonClass({ variant, size, wide, disabled: disabled || !!refusal, className })}
    >
      <span className={clsx("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
      {refusal && (
        <span id={reasonId} hidden>
          {refusal}
        </span>
      )}
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{uiCopy.busy}</span>
        </span>
      )}
    </button>
  );
}
