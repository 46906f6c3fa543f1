"use client";

import { EllipsisVertical, Link2Off, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import { supportCopy as copy } from "./copy.ja";
import { ReleaseModal } from "./release-modal";

/** What the support team can do with a thread beside writing in it. */
export function SupportMenu({ matchingId, jokerId }: { matchingId: string; jokerId: string }) {
  const router = useRouter();
  const [released, setReleased] = useState<string>();
  return (
    <>
      <Menu
        trigger={
          <IconButton label={copy.menu}>
            <EllipsisVertical className="size-5" aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: copy.record,
            icon: <UserRound aria-hidden="true" />,
            onSelect: () => router.push(`/operator/jokers/${jokerId}`),
          },
          {
            label: copy.release,
            icon: <Link2Off aria-hidden="true" />,
            onSelect: () => setReleased(matchingId),
          },
        ]}
      />
      <ReleaseModal
        matchingId={released}
        onClose={() => setReleased(undefined)}
        onReleased={() => router.push("/operator/matchings")}
      />
    </>
  );
}
