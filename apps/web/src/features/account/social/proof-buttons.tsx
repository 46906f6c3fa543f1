"use client";

import type { SocialProvider } from "@tefuda/domain/account/constants";
import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import { Banner } from "@/ui/banner";
import { socialCopy, socialResultText } from "./copy.ja";
import { onProof } from "./proof-channel";
import { ProviderButton } from "./provider-button";

const copy = socialCopy.proof;

interface ProofButtonsProps {
  providers: readonly SocialProvider[];
  /** The person is who they say: the change can be tried again. */
  onDone: () => void;
}

/**
 * Lets somebody show who they are at a provider instead of by a password. It happens in a window of
 * its own, so that what was typed on this page stays.
 */
export function ProofButtons({ providers, onDone }: ProofButtonsProps) {
  const [going, setGoing] = useState<SocialProvider>();
  const [isAway, setAway] = useState(false);
  const [failure, setFailure] = useState<string>();

  const hear = useEffectEvent((result: Parameters<Parameters<typeof onProof>[0]>[0]) => {
    setAway(false);
    if (result === "confirmed") onDone();
    else setFailure(socialResultText(result));
  });
  useEffect(() => onProof(hear), []);

  const go = async (provider: SocialProvider) => {
    // Opened within the press: browsers take a later one for an advertisement.
    const page = window.open("about:blank", "_blank");
    // Leaving this page instead would lose what was typed on it.
    if (!page) return setFailure(copy.blocked);
    setGoing(provider);
    setFailure(undefined);
    try {
      const client = await loadClient();
      const { url } = await client.social.beginProof.mutate({ provider });
      page.location.replace(url);
      setAway(true);
    } catch (error) {
      page.close();
      setFailure(failureOf(error).message);
    } finally {
      setGoing(undefined);
    }
  };
  return (
    <div className="grid gap-3">
      {failure && (
        <Banner tone="danger" inset>
          {failure}
        </Banner>
      )}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {isAway ? copy.waiting : copy.lead}
      </p>
      {providers.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          busy={going === provider}
          isStill={going !== undefined}
          onPress={() => void go(provider)}
        >
          {copy.by(provider)}
        </ProviderButton>
      ))}
    </div>
  );
}
