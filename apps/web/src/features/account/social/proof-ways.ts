import type { SocialProvider } from "@tefuda/domain/account/constants";
import { browserPlace, isEmbedded } from "@tefuda/domain/bridge/embedded-browser";
import type { Outputs } from "@/platform/trpc";

interface ProofWays {
  readonly hasPassword: boolean;
  /** Those that can show who somebody is in this browser; none for whoever has a password. */
  readonly providers: SocialProvider[];
}

/** How somebody can show who they are; until their ways are known, by a password, as nearly everybody. */
export function proofWaysOf(
  ways: Outputs["social"]["getWays"] | undefined,
  browser: { readonly userAgent: string; readonly isStandalone: boolean },
): ProofWays {
  if (!ways || ways.hasPassword) return { hasPassword: true, providers: [] };
  // They refuse to sign people in inside of apps.
  if (isEmbedded(browserPlace(browser.userAgent), browser.isStandalone))
    return { hasPassword: false, providers: [] };
  const usable = ways.providers.filter(({ isOffered, linkedAt }) => isOffered && linkedAt);
  return { hasPassword: false, providers: usable.map(({ provider }) => provider) };
}
