"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { LinkTabs } from "@/ui/link-tabs";
import { frameCopy } from "./copy.ja";

const { label, tabs } = frameCopy.discovery;

const items = [
  { key: "/companies", href: "/companies", label: tabs.companies },
  { key: "/ace", href: "/ace", label: tabs.ace },
  { key: "/recruitments", href: "/recruitments", label: tabs.recruitments },
  { key: "/articles", href: "/articles", label: tabs.articles },
];

const positions = "/recruitments";
const publicPositions = `${positions}?view=public`;

/**
 * What a member can look for, above each of the lists; visitors have the links of the header. For
 * company staff the list of positions without `?view=public` is their own, which is no place to look
 * around.
 */
export function DiscoveryTabs({ isStaff }: { isStaff: boolean }) {
  const path = usePathname();
  const view = useSearchParams().get("view");
  if (!items.some(({ href }) => href === path)) return null;
  if (isStaff && path === positions && view !== "public") return null;
  const shown = items.map((item) =>
    isStaff && item.href === positions ? { ...item, href: publicPositions } : item,
  );
  return (
    <div className="px-4 pt-3 md:px-6">
      <LinkTabs label={label} items={shown} current={path} />
    </div>
  );
}
