"use client";

import { INTERESTED_THEMES_MAX, THEME_OTHER_TEXT_MAX } from "@tefuda/domain/constants/limits";
import {
  type InterestedTheme,
  interestedThemeLabels,
  interestedThemes,
} from "@tefuda/domain/options/interest";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextInput } from "@/ui/text-input";
import { interestCopy } from "./copy.ja";

const copy = interestCopy.themes;

export interface ChosenThemes {
  readonly themes: InterestedTheme[];
  readonly otherTheme?: string | undefined;
}

export interface ThemeWindowProps {
  open: boolean;
  /** What the choice brings about, such as that a name is shown from then on. */
  note?: string;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onSkip: () => void;
  onDecide: (chosen: ChosenThemes) => void;
}

/** `interested-theme-selection`: what to talk about, at most three themes. */
export function ThemeWindow(props: ThemeWindowProps) {
  const { open, note, busy, failure, onClose, onSkip, onDecide } = props;
  const [themes, setThemes] = useState<InterestedTheme[]>([]);
  const [other, setOther] = useState("");
  const hasOther = themes.includes("other");
  const length = countGraphemes(clean(other));
  const isTooLong = hasOther && length > THEME_OTHER_TEXT_MAX;
  const decide = () => {
    if (isTooLong) return;
    onDecide({ themes, otherTheme: hasOther ? clean(other) || undefined : undefined });
  };

  return (
    <Modal
      modal="interested-theme-selection"
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.body}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onSkip}>
            {copy.skip}
          </Button>
          <Button busy={busy} disabled={themes.length === 0 || isTooLong} onClick={decide}>
            {copy.decide}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="danger" inset>
          {failure}
        </Banner>
      )}
      <CheckboxCards
        legend={copy.title}
        hideLegend
        columns={2}
        max={INTERESTED_THEMES_MAX}
        options={interestedThemes.map((value) => ({ value, label: interestedThemeLabels[value] }))}
        value={themes}
        onChange={setThemes}
      />
      {hasOther && (
        <Field
          label={copy.other}
          optional
          count={{ text: other, limit: THEME_OTHER_TEXT_MAX }}
          error={isTooLong ? messages.textTooLong(THEME_OTHER_TEXT_MAX, length) : undefined}
        >
          <TextInput
            value={other}
            placeholder={copy.otherPlaceholder}
            onChange={(event) => setOther(event.target.value)}
          />
        </Field>
      )}
      {note && <p className="text-ink-2 text-sm">{note}</p>}
    </Modal>
  );
}
