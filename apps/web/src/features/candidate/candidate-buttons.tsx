"use client";

import { Bookmark, EyeOff, SkipForward } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Tooltip } from "@/ui/tooltip";
import { candidateCopy as copy } from "./copy.ja";
import type { Candidate } from "./types";
import type { CandidateAction, CandidateActions } from "./use-candidate-actions";

interface CandidateButtonsProps {
  candidate: Candidate;
  actions: CandidateActions;
  /** Passing over frees a kept candidate's slot; only the kept list offers it. */
  canSkip?: boolean;
  /** With the names written out, where there is room for them. */
  isLabelled?: boolean;
}

/** Keep, pass over and hide. */
export function CandidateButtons(props: CandidateButtonsProps) {
  const { candidate, actions, canSkip, isLabelled } = props;
  const { state, keep, name } = candidate;
  const button = (action: CandidateAction, label: string, icon: ReactNode, pressed?: boolean) =>
    isLabelled ? (
      <Button
        variant="secondary"
        size="sm"
        icon={icon}
        onClick={() => actions.act(action, candidate)}
      >
        {label}
      </Button>
    ) : (
      <Tooltip label={label}>
        <IconButton
          label={copy.of(name, label)}
          pressed={pressed}
          onClick={() => actions.act(action, candidate)}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  const icon = isLabelled ? "size-4" : "size-5";
  if (state === "hidden") return button("unhide", copy.unhide, <EyeOff className={icon} />, true);
  if (state === "matched") return null;
  return (
    <>
      {(!keep || keep.isOwn) &&
        state !== "offered" &&
        (keep
          ? button("unkeep", copy.unkeep, <Bookmark className={icon} />, true)
          : button("keep", copy.keep, <Bookmark className={icon} />, false))}
      {canSkip && button("skip", copy.skip, <SkipForward className={icon} />)}
      {button("hide", copy.hide, <EyeOff className={icon} />)}
    </>
  );
}
