"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { askToInstall, installOffer } from "@/platform/worker/install";
import { Button } from "@/ui/button";
import { pushCopy } from "./copy.ja";
import { type BrowserFacts, browserFacts, isAppleMobile, pushSupport } from "./support";

const copy = pushCopy.install;

/** How the product comes to the home screen of this device; the browser's own offer where it has one. */
export function InstallHint() {
  const canAsk = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false);
  const [facts, setFacts] = useState<BrowserFacts>();
  useEffect(() => setFacts(browserFacts()), []);
  if (!facts) return null;
  if (facts.isStandalone) return <p className="text-sm">{copy.installed}</p>;
  if (pushSupport(facts) === "embedded") return <p className="text-sm">{copy.embedded}</p>;
  if (canAsk)
    return (
      <div>
        <Button variant="secondary" onClick={() => void askToInstall()}>
          {copy.action}
        </Button>
      </div>
    );
  if (!isAppleMobile(facts)) return <p className="text-ink-2 text-sm">{copy.other}</p>;
  return (
    <ol className="grid list-decimal gap-1 pl-5 text-sm">
      {copy.apple.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
