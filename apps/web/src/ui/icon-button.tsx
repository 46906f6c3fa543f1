import clsx from "clsx";
import type { ComponentProps } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  variant?: "quiet" | "outline" | "solid";
  /** Shown as on, e.g. kept or liked. */
  pressed?: boolean | undefined;
}

const looks = {
  quiet: "text-ink-2 hover:bg-sunken hover:text-ink",
  outline: "border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  solid: "bg-accent text-on-accent hover:bg-accent-hover",
};

export function IconButton(props: IconButtonProps) {
  const { label, variant = "quiet", pressed, className, children, type, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(
        "target-square inline-grid place-items-center rounded-full transition-colors active:scale-95",
        "disabled:bg-sunken disabled:text-ink-3",
        pressed ? "bg-gold-tint text-gold [&_svg]:fill-current" : looks[variant],
        className,
      )}
    >
      {children}
    </button>
  );
}
