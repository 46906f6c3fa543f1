import clsx from "clsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent shadow-low hover:bg-accent-hover active:bg-accent-hover active:shadow-none",
  secondary:
    "border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken active:bg-sunken",
  quiet: "text-indigo hover:bg-indigo-tint active:bg-indigo-tint",
  danger:
    "border border-danger bg-surface text-danger hover:bg-danger hover:text-on-danger active:bg-danger-hover active:text-on-danger",
};

const sizes: Record<ButtonSize, string> = {
  sm: "target px-3 py-1 text-sm",
  md: "min-h-11 px-5 py-2 text-sm",
  lg: "min-h-13 px-7 py-3 text-base",
};

const faded = "border border-line bg-sunken text-ink-2";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The look shared by buttons and by links that act as one. */
export function buttonClass({ variant, size, wide, disabled, className }: ButtonLook): string {
  return clsx(
    "relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-full",
    "text-balance text-center font-semibold leading-snug [word-break:auto-phrase] tracking-wide transition-[background-color,border-color,color,box-shadow,scale]",
    sizes[size ?? "md"],
    disabled ? faded : clsx(variants[variant ?? "primary"], "active:scale-[0.985]"),
    wide && "w-full",
    className,
  );
}
