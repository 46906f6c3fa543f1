"use client";

import type { BrowserPlace } from "@tefuda/domain/bridge/embedded-browser";
import { useIsEmbedded } from "@/platform/home-screen";
import { socialCopy as copy } from "./copy.ja";
import { ProviderButtons, type ProviderButtonsProps } from "./provider-buttons";

interface OfferedProvidersProps extends ProviderButtonsProps {
  place: BrowserPlace;
}

/** The providers as another way beside a form; inside an app, why there are none. */
export function OfferedProviders({ place, ...ways }: OfferedProvidersProps) {
  if (useIsEmbedded(place)) return <p className="text-ink-2 text-sm">{copy.embedded}</p>;
  return (
    <div className="grid gap-7">
      <p className="flex items-center gap-4 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <ProviderButtons {...ways} />
    </div>
  );
}
