"use client";

import { reportTexts } from "@tefuda/domain/report/constants";
import { Flag, Unlink } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { Matching } from "@/features/chat/use-matching";
import { reportSendCopy } from "@/features/report-send/copy.ja";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import type { MenuItem } from "@/ui/menu-props";

const ReportWindow = lateWindow(() =>
  import("@/features/report-send/report-window").then(({ ReportWindow }) => ReportWindow),
);
const ReleaseWindow = lateWindow(() =>
  import("@/features/report-send/release-window").then(({ ReleaseWindow }) => ReleaseWindow),
);

/**
 * Reporting the other side and releasing the matching, from the menu of a room. The windows stand
 * beside the room: a report that is being written outlives a thread that the other side ends.
 */
export function useEnding(): {
  items: (matching: Matching) => MenuItem[];
  windows: ReactNode;
  endedActions: (matching: Matching) => ReactNode;
} {
  const router = useRouter();
  const [matching, setMatching] = useState<Matching>();
  const [open, setOpen] = useState<"report" | "release">();
  const [isEnded, setEnded] = useState(false);
  const show = (which: "report" | "release", about: Matching, hasEnded = false) => {
    setMatching(about);
    setEnded(hasEnded);
    setOpen(which);
  };
  const close = () => setOpen(undefined);
  const leave = () => {
    close();
    router.replace("/matchings");
  };
  return {
    items(about) {
      const release: MenuItem = {
        label: reportSendCopy.releaseMenu,
        icon: <Unlink aria-hidden="true" />,
        tone: "danger",
        divided: about.isSupport,
        onSelect: () => show("release", about),
      };
      // Behind the support team stands nobody to report.
      if (about.isSupport) return [release];
      const report: MenuItem = {
        label: reportTexts.menu,
        icon: <Flag aria-hidden="true" />,
        divided: true,
        onSelect: () => show("report", about),
      };
      return [report, release];
    },
    endedActions: (about) =>
      !about.isSupport && (
        <Button variant="quiet" onClick={() => show("report", about, true)}>
          {reportTexts.menu}
        </Button>
      ),
    windows: (
      <>
        <ReportWindow
          matching={matching}
          open={open === "report"}
          isEnded={isEnded}
          onClose={close}
          onReleased={leave}
        />
        <ReleaseWindow
          matchingId={matching?.id}
          open={open === "release"}
          onClose={close}
          onReleased={leave}
        />
      </>
    ),
  };
}
