import type { ReactNode } from "react";
import type { JokerOffer } from "./types";
import type { ChosenThemes } from "./use-answer";

/** The question for the themes, before an offer is accepted. */
export interface ThemesSlot {
  open: boolean;
  /** Whom the answer tells the seeker's name. */
  note: string;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSkip: () => void;
  onDecide: (chosen: ChosenThemes) => void;
}

/** Places on the page of an offer that other features fill; they meet in the page. */
export interface OfferSlots {
  themes: (question: ThemesSlot) => ReactNode;
  /** What the seeker has told the company since the match. */
  interest: (offer: JokerOffer) => ReactNode;
  /** The window with the company, and its button. */
  company: (offer: JokerOffer) => ReactNode;
  /** Windows over the page. */
  windows: (offer: JokerOffer) => ReactNode;
  /** The window of the new matching was put off instead of writing at once. */
  onEstablishedLater: (offer: JokerOffer) => void;
}
