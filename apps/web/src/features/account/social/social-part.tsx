import type { VisitorIntent } from "@tefuda/domain/social/constants";
import { caller } from "@/platform/server/caller";
import { isEmbedded } from "@/platform/server/embedded";
import { socialCopy as copy } from "./copy.ja";
import { ProviderButtons } from "./provider-buttons";

interface SocialPartProps {
  intent: VisitorIntent;
  url?: string | undefined;
}

/**
 * The providers below a form of ours, where the settings name any. Inside of apps, where they refuse
 * to sign people in, it says so instead.
 */
export async function SocialPart({ intent, url }: SocialPartProps) {
  const [providers, inApp] = await Promise.all([caller().social.offered.query(), isEmbedded()]);
  if (providers.length === 0) return null;
  if (inApp) return <p className="text-ink-2 text-sm">{copy.embedded}</p>;
  return (
    <div className="grid gap-7">
      <p className="flex items-center gap-4 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <ProviderButtons providers={providers} intent={intent} url={url} />
    </div>
  );
}
