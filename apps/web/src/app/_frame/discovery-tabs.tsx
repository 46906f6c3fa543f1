"use client";

import { usePathname } from "next/navigation";
import { LinkTabs } from "@/ui/link-tabs";
import { frameCopy } from "./copy.ja";

const { label, tabs } = frameCopy.discovery;

const items = [
  { key: "/companies", href: "/companies", label: tabs.companies },
  { key: "/ace", href: "/ace", label: tabs.ace },
  { key: "/recruitments", href: "/recruitments", label: tabs.recruitments },
  { key: "/articles", href: "/articles", label: tabs.articles },
];

/** What a member can look for, above each of the lists; visitors have the links of the header. */
export function DiscoveryTabs() {
  const path = usePathname();
  if (!items.some(({ href }) => href === path)) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <LinkTabs label={label} items={items} current={path} />
    </div>
  );
}
