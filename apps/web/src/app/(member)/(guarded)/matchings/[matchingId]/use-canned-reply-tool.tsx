"use client";

import { can } from "@tefuda/domain/policy/can";
import { MessageSquareQuote } from "lucide-react";
import { useState } from "react";
import { cannedReplyCopy as copy } from "@/features/canned-reply/copy.ja";
import type { Compose } from "@/features/chat/room-slots";
import type { Matching } from "@/features/chat/use-matching";
import { useSession } from "@/platform/session/session-provider";
import { lateWindow } from "@/ui/late-window";
import type { MenuItem } from "@/ui/menu-props";

const CannedReplyWindow = lateWindow(() =>
  import("@/features/canned-reply/canned-reply-window").then(
    ({ CannedReplyWindow }) => CannedReplyWindow,
  ),
);

/** The entry beside the text that leads to the ace's canned replies, and their window. */
export function useCannedReplyTool() {
  const me = useSession();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ matching: Matching; compose: Compose }>();
  if (!can(me, "canned-reply:own")) return { menuItems: () => [], window: null };
  return {
    menuItems: (matching: Matching, compose: Compose): MenuItem[] => [
      {
        label: copy.open,
        icon: <MessageSquareQuote aria-hidden="true" />,
        onSelect: () => {
          setAsked({ matching, compose });
          setOpen(true);
        },
      },
    ],
    window: (
      <CannedReplyWindow
        open={isOpen}
        onClose={() => setOpen(false)}
        values={asked ? valuesOf(asked.matching) : {}}
        onUse={(text) => asked?.compose.insert(text)}
        onClosed={() => asked?.compose.focus()}
      />
    ),
  };
}

const valuesOf = ({ jokerName, aceName, companyName, recruitmentTitle }: Matching) => ({
  jokerName,
  aceName,
  companyName,
  ...(recruitmentTitle && { recruitmentTitle }),
});
