"use client";

import { REGISTRATION_PROMPT_DELAY_MS } from "@tefuda/domain/constants/timing";
import { isPromptRoute } from "@tefuda/domain/joker/registration-prompt";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { countView, onClosedElsewhere, whenDue } from "./prompt-memory";
import type { RegistrationSuggestionProps } from "./registration-suggestion";

/** Fetched only when the prompt is due: the pages themselves stay as light as they are. */
const loadSuggestion = () =>
  import("./registration-suggestion").then((module) => module.RegistrationSuggestion);

const LOOK_AGAIN_MS = 500;
/** Moving from one of the routes to the next takes less; a longer absence begins a new visit. */
const ABSENCE_MS = 1000;
const windows = ":is([role=dialog], [role=alertdialog], dialog[open], [popover]:popover-open)";

/** Where the browser came in: that page is read before its scripts run. */
let landing: string | undefined;
let cameAt = 0;
let leftAt = Number.NEGATIVE_INFINITY;

/** Suggests registration to those who look around without it (spec 2 · Registration prompt modal). */
export function RegistrationPrompt() {
  const path = usePathname();
  const [isOpen, setOpen] = useState(false);
  const [Suggestion, setSuggestion] = useState<ComponentType<RegistrationSuggestionProps>>();

  useEffect(() => onClosedElsewhere(() => setOpen(false)), []);
  useEffect(() => {
    landing ??= path;
    if (!isPromptRoute(path)) {
      setOpen(false);
      return;
    }
    if (Date.now() - leftAt > ABSENCE_MS) {
      const isFirst = cameAt === 0 && path === landing;
      cameAt = isFirst ? performance.timeOrigin : Date.now();
    }
    countView();
    const stop = whenPromptIsDue(() => {
      setOpen(true);
      // Without a connection there is no prompt; the page itself goes on.
      loadSuggestion().then(
        (component) => setSuggestion(() => component),
        () => {},
      );
    });
    return () => {
      leftAt = Date.now();
      stop();
    };
  }, [path]);

  return Suggestion && <Suggestion open={isOpen} onClose={() => setOpen(false)} />;
}

/** Calls back once the prompt is due and no other window is open; returns the way to stop waiting. */
function whenPromptIsDue(show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    // Another tab, or the like button, may have shown it meanwhile.
    if (whenDue() === "later") return;
    if (document.querySelector(windows)) timer = setTimeout(look, LOOK_AGAIN_MS);
    else show();
  };
  const due = whenDue();
  const wait = due === "soon" ? REGISTRATION_PROMPT_DELAY_MS - (Date.now() - cameAt) : 0;
  if (due !== "later") timer = setTimeout(look, Math.max(0, wait));
  return () => clearTimeout(timer);
}
