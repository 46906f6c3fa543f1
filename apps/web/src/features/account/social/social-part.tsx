import type { VisitorIntent } from "@tefuda/domain/social/constants";
import { caller } from "@/platform/server/caller";
import { readerPlace } from "@/platform/server/embedded";
import { OfferedProviders } from "./offered-providers";

interface SocialPartProps {
  intent: VisitorIntent;
  url?: string | undefined;
}

/**
 * The providers below a form of ours, where the settings name any. Inside of apps, where they refuse
 * to sign people in, it says so instead.
 */
export async function SocialPart({ intent, url }: SocialPartProps) {
  const [providers, place] = await Promise.all([caller().social.offered.query(), readerPlace()]);
  if (providers.length === 0) return null;
  return <OfferedProviders providers={providers} intent={intent} url={url} place={place} />;
}
