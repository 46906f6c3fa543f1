"use client";

import type { SocialResult } from "@tefuda/domain/social/constants";
import { useEffect } from "react";
import { Banner } from "@/ui/banner";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { socialCopy, socialResultText } from "./copy.ja";

/** What a visit to a provider's page led to, above the form that one may take instead. */
export function ResultNotice({ result }: { result: SocialResult }) {
  const toast = useToast();
  const isToast = result === "noUserInfo";
  useEffect(() => {
    if (isToast) toast.error(socialResultText(result));
    // A page that is loaded again has nothing of this to say.
    const address = new URL(location.href);
    address.searchParams.delete("social");
    history.replaceState(history.state, "", address.pathname + address.search);
  }, [isToast, result, toast]);
  if (isToast) return null;
  const way = result === "staff" && (
    <TextLink href="/ace/login">{socialCopy.staff.action}</TextLink>
  );
  return (
    <Banner inset tone={result === "denied" ? "info" : "danger"} action={way}>
      {socialResultText(result)}
    </Banner>
  );
}
