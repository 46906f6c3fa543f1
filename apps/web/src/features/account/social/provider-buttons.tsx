"use client";

import type { SocialProvider } from "@tefuda/domain/account/constants";
import type { VisitorIntent } from "@tefuda/domain/social/constants";
import { useEffect, useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import { redirectPath } from "@/platform/session/browser-state";
import { Banner } from "@/ui/banner";
import { socialCopy as copy } from "./copy.ja";
import { ProviderButton } from "./provider-button";

export interface ProviderButtonsProps {
  providers: readonly SocialProvider[];
  intent: VisitorIntent;
  /** The page that was wanted. */
  url?: string | undefined;
}

/** The ways to the providers' pages; the browser leaves this page by them. */
export function ProviderButtons({ providers, intent, url }: ProviderButtonsProps) {
  const [going, setGoing] = useState<SocialProvider>();
  const [failure, setFailure] = useState<string>();
  // Whoever comes back by the browser's own button finds the page as they left it.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setGoing(undefined);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const go = async (provider: SocialProvider) => {
    setGoing(provider);
    setFailure(undefined);
    try {
      const client = await loadClient();
      const backTo = url ?? redirectPath.get();
      const { url: page } = await client.social.begin.mutate({
        provider,
        intent,
        ...(backTo && { backTo }),
      });
      location.assign(page);
    } catch (error) {
      setGoing(undefined);
      setFailure(failureOf(error).message);
    }
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{copy.group}</legend>
      {failure && (
        <Banner tone="danger" inset>
          {failure}
        </Banner>
      )}
      {providers.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          busy={going === provider}
          isStill={going !== undefined}
          onPress={() => void go(provider)}
        >
          {copy.continueWith(provider)}
        </ProviderButton>
      ))}
    </fieldset>
  );
}
