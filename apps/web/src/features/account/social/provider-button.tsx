import type { SocialProvider } from "@tefuda/domain/account/constants";
import clsx from "clsx";
import { uiCopy } from "@/ui/copy.ja";
import { Spinner } from "@/ui/spinner";
import { ProviderMark } from "./provider-mark";

const looks: Record<SocialProvider, string> = {
  google: "border border-(--google-edge) bg-(--google) text-(--on-google) hover:brightness-95",
  facebook: "border border-transparent bg-(--facebook) text-(--on-facebook) hover:brightness-90",
};

interface ProviderButtonProps {
  provider: SocialProvider;
  children: string;
  busy: boolean;
  /** Another one is on its way. */
  isStill?: boolean;
  onPress: () => void;
}

/** A button of a provider's, by its rules: its mark and its colours, as large as those beside it. */
export function ProviderButton(props: ProviderButtonProps) {
  const { provider, children, busy, isStill = false, onPress } = props;
  const isIdle = busy || isStill;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onPress}
      className={clsx(
        "relative inline-flex min-h-13 w-full select-none items-center justify-center rounded-full px-7 py-3",
        "font-semibold text-base leading-snug tracking-wide transition-[filter]",
        looks[provider],
      )}
    >
      <span className={clsx("inline-flex items-center gap-3", busy && "opacity-0")}>
        <ProviderMark provider={provider} />
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{uiCopy.busy}</span>
        </span>
      )}
    </button>
  );
}
