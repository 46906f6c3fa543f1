"use client";

import { usePathname } from "next/navigation";
import { LinkTabs } from "@/ui/link-tabs";
import { currentHref } from "@/ui/shell/nav-types";
import { frameCopy } from "./copy.ja";

const { label, tabs } = frameCopy.admin;

const items = [
  { key: "/admin", href: "/admin", label: tabs.start },
  { key: "/admin/members", href: "/admin/members", label: tabs.members },
  { key: "/admin/matchings", href: "/admin/matchings", label: tabs.matchings },
  { key: "/admin/company", href: "/admin/company", label: tabs.company },
  { key: "/admin/usage", href: "/admin/usage", label: tabs.usage },
  { key: "/admin/audit-logs", href: "/admin/audit-logs", label: tabs.auditLogs },
];

/** The parts of a company's administration. */
export function AdminTabs() {
  const path = usePathname();
  return (
    <div className="px-4 pt-3 md:px-6">
      <LinkTabs label={label} items={items} current={currentHref(items, path) ?? ""} />
    </div>
  );
}
