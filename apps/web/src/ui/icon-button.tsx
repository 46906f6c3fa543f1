import clsx from "clsx";
import { type ComponentProps, type MouseEvent, useId } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  variant?: "quiet" | "outline" | "solid";
  /** Shown as on, e.g. kept or liked. */
  pressed?: boolean | undefined;
  /** Work is under way: keeps its focus, takes no further press. */
  busy?: boolean | undefined;
  /** Why it cannot be pressed for now: it keeps its focus, and says so there and to a mouse. */
  refusal?: string | undefined;
}

const looks = {
  quiet: "text-ink-2 hover:bg-sunken hover:text-ink",
  outline: "border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  solid: "bg-accent text-on-accent hover:bg-accent-hover",
};

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export function IconButton(props: IconButtonProps) {
  const {
    label,
    variant = "quiet",
    pressed,
    busy,
    refusal,
    className,
    children,
    type,
    ...rest
  } = props;
  const reasonId = useId();
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      aria-pressed={pressed}
      {...(refusal && { title: refusal, "aria-describedby": reasonId })}
      {...((busy || refusal) && { "aria-disabled": true, onClick: ignore })}
      className={clsx(
        "target-square inline-grid place-items-center rounded-full transition-colors active:scale-95",
        "disabled:bg-sunken disabled:text-ink-3",
        refusal
          ? "bg-sunken text-ink-3"
          : pressed
            ? "bg-gold-tint text-gold [&_svg]:fill-current"
            : looks[variant],
        className,
      )}
    >
      {children}
      {refusal && (
        <span id={reasonId} hidden>
          {refusal}
        </span>
      )}
    </button>
  );
}
