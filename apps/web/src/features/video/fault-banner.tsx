import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { videoCopy } from "./copy.ja";
import type { MediaFault } from "./devices";
import type { LocalMedia, LocalMediaStore } from "./local-media";

const texts: Record<MediaFault, string> = {
  notSupported: videoLabels.notSupported,
  blocked: videoLabels.blockedDevices,
  missing: videoCopy.faults.missing,
  busy: videoCopy.faults.busy,
};

/** Why camera or microphone are missing, before and during a talk, with another try. */
export function FaultBanner({ local, media }: { local: LocalMedia; media: LocalMediaStore }) {
  const { fault, status } = local;
  if (status !== "ready" || !fault) return null;
  return (
    <Banner
      inset
      tone="danger"
      {...(fault !== "notSupported" && {
        action: (
          <Button variant="secondary" size="sm" onClick={media.start}>
            {videoCopy.check.retry}
          </Button>
        ),
      })}
    >
      {texts[fault]}
    </Banner>
  );
}
