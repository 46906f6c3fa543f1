import type { ReactNode } from "react";
import { SectionCard } from "@/ui/section-card";

export interface SettingPartProps {
  /** The anchor of the part, so that other pages can lead to it. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One part of the settings. */
export function SettingPart({ id, title, lead, children }: SettingPartProps) {
  return (
    <div id={id} className="scroll-mt-[calc(var(--header-height)+1rem)]">
      <SectionCard title={title} lead={lead}>
        {children}
      </SectionCard>
    </div>
  );
}
