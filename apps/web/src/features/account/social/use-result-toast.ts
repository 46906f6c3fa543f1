import type { SocialProvider } from "@tefuda/domain/account/constants";
import type { SocialResult } from "@tefuda/domain/social/constants";
import { useEffect } from "react";
import { useToast } from "@/ui/use-toast";
import { socialResultText } from "./copy.ja";

/** Says once what the visit to a provider's page led to, and takes it out of the address. */
export function useResultToast(result: SocialResult | undefined, provider?: SocialProvider): void {
  const toast = useToast();
  useEffect(() => {
    if (!result) return;
    const say = result === "linked" || result === "denied" ? toast.success : toast.error;
    say(socialResultText(result, provider));
    history.replaceState(history.state, "", location.pathname);
  }, [result, provider, toast]);
}
