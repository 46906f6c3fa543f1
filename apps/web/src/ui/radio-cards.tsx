"use client";

import { useId } from "react";
import { type Choice, ChoiceCard, ChoiceGrid } from "./choice-cards.tsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

export interface RadioCardsProps<V extends string> extends Omit<FieldGroupProps, "children"> {
  options: readonly Choice<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  columns?: 1 | 2 | 3;
  name?: string;
}

/** One of a few: each choice is a card wide enough for a thumb. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { options, value, onChange, columns, name, ...group } = props;
  const fallback = useId();
  return (
    <FieldGroup {...group}>
      <ChoiceGrid columns={columns}>
        {options.map((choice) => (
          <ChoiceCard
            key={choice.value}
            kind="radio"
            name={name ?? fallback}
            value={choice.value}
            label={choice.label}
            help={choice.help}
            disabled={choice.disabled}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </ChoiceGrid>
    </FieldGroup>
  );
}
