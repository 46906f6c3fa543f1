import type { CalendarLinkResult } from "@tefuda/domain/calendar/constants";
import { useEffect } from "react";
import { useToast } from "@/ui/use-toast";
import { linkResultTexts } from "./copy.ja";

/** Says once what the visit to the provider's page led to, and takes it out of the address. */
export function useResultToast(result: CalendarLinkResult | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (!result) return;
    const say = result === "linked" || result === "denied" ? toast.success : toast.error;
    say(linkResultTexts[result]);
    window.history.replaceState(null, "", window.location.pathname);
  }, [result, toast]);
}
