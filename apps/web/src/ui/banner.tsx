import clsx from "clsx";
import { CircleAlert, Info, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";

export type BannerTone = "info" | "warning" | "danger" | "offline" | "success";

const looks = {
  info: { icon: Info, className: "bg-indigo-tint text-indigo" },
  success: { icon: Info, className: "bg-pine-tint text-pine" },
  warning: { icon: TriangleAlert, className: "bg-gold-tint text-gold" },
  danger: { icon: CircleAlert, className: "bg-danger-tint text-danger" },
  offline: { icon: WifiOff, className: "bg-ink text-paper" },
};

export interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  action?: ReactNode;
  /** Rounded, for use inside a page; without it the banner spans the page. */
  inset?: boolean;
}

/** A notice that stays as long as it is true. */
export function Banner({ tone = "info", children, action, inset }: BannerProps) {
  const { icon: Icon, className } = looks[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={clsx(
        "flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 text-sm",
        inset ? "rounded-md" : "justify-center",
        className,
      )}
    >
      {/* Beside its first line, however narrow the screen is. */}
      <div className={clsx("flex min-w-0 gap-3", inset && "flex-1 basis-48")}>
        <Icon className="h-lh w-5 shrink-0" aria-hidden="true" />
        <p className="min-w-0">{children}</p>
      </div>
      {action}
    </div>
  );
}
