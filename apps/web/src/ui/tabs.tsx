"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { CountBadge } from "./count-badge.tsx";
import { tabClass, tabListClass } from "./tab-class.ts";

export interface TabItem {
  value: string;
  label: string;
  count?: number;
  panel: ReactNode;
  /** What stands in it stays as it is while another is shown, such as what can be undone. */
  stays?: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** Tabs within one page: arrow keys move, panels swap in place. */
export function Tabs({ label, items, defaultValue, value, onChange }: TabsProps) {
  const control = value === undefined ? {} : { value };
  return (
    <Base.Root
      {...control}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List aria-label={label} className={tabListClass}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={({ active }) => tabClass(active)}
          >
            {item.label}
            <CountBadge count={item.count ?? 0} />
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          keepMounted={item.stays}
          className="rounded-sm pt-6"
        >
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
