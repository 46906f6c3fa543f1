import { CountBadge } from "../count-badge.tsx";
import type { NavItem } from "./nav-types.ts";

/** Icon, badge and label of a place in a phone's tab bar. */
export function TabFace({
  icon,
  label,
  badge = 0,
  badgeText,
}: Pick<NavItem, "icon" | "label" | "badge" | "badgeText">) {
  return (
    <>
      <span className="relative">
        {icon}
        <CountBadge count={badge} text={badgeText} inBar />
      </span>
      {/* Bounded: five labels share a bar of 60 px, whatever the text scale. */}
      <span className="w-full truncate text-center text-[clamp(11px,0.6875rem,13px)] leading-tight">
        {label}
      </span>
    </>
  );
}
