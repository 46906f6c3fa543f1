"use client";

import { Bookmark, EyeOff, type LucideIcon, SkipForward } from "lucide-react";
import { useContext } from "react";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Tooltip } from "@/ui/tooltip";
import { candidateCopy as copy } from "./copy.ja";
import { ExtraButtons } from "./extra-buttons";
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

/** Keep, pass over and hide, and what the page adds. */
export function CandidateButtons(props: CandidateButtonsProps) {
  const extra = useContext(ExtraButtons)(props.candidate);
  return (
    <>
      {extra}
      <StandingButtons {...props} />
    </>
  );
}

function StandingButtons(props: CandidateButtonsProps) {
  const { candidate, actions, canSkip, isLabelled } = props;
  const { state, keep, name } = candidate;
  const iconClass = isLabelled ? "size-4" : "size-5";
  const button = ({ action, name: stable, icon: Icon, pressed }: ActionButton) =>
    isLabelled ? (
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon className={iconClass} aria-hidden="true" />}
        onClick={() => actions.act(action, candidate)}
      >
        {copy[action]}
      </Button>
    ) : (
      <Tooltip label={copy[action]}>
        <IconButton
          // A switch keeps its name; whether it is on, it says by its state.
          label={copy.of(name, copy[stable ?? action])}
          pressed={pressed}
          onClick={() => actions.act(action, candidate)}
        >
          <Icon className={iconClass} aria-hidden="true" />
        </IconButton>
      </Tooltip>
    );

  if (state === "matched") return null;
  if (state === "hidden")
    return button({ action: "unhide", name: "hide", icon: EyeOff, pressed: true });
  const canKeep = keep ? keep.isOwn : state !== "offered";
  return (
    <>
      {canKeep &&
        button({
          action: keep ? "unkeep" : "keep",
          name: "keep",
          icon: Bookmark,
          pressed: keep !== null,
        })}
      {canSkip && button({ action: "skip", icon: SkipForward })}
      {button({ action: "hide", icon: EyeOff })}
    </>
  );
}

interface ActionButton {
  action: CandidateAction;
  /** The name of a switch, whichever way it stands. */
  name?: CandidateAction;
  icon: LucideIcon;
  pressed?: boolean;
}
