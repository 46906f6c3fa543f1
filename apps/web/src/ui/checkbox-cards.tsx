"use client";

import { type Choice, ChoiceCard, ChoiceGrid } from "./choice-cards.tsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

export interface CheckboxCardsProps<V extends string> extends Omit<FieldGroupProps, "children"> {
  options: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  columns?: 1 | 2 | 3;
  /** No more than this many; the rest is disabled once reached. */
  max?: number;
  name?: string;
}

/** Several of a few, in the order of the options. */
export function CheckboxCards<V extends string>(props: CheckboxCardsProps<V>) {
  const { options, value, onChange, columns, max, name, ...group } = props;
  const full = max !== undefined && value.length >= max;
  const toggle = (key: V, on: boolean) =>
    onChange(options.map((o) => o.value).filter((v) => (v === key ? on : value.includes(v))));
  return (
    <FieldGroup {...group}>
      <ChoiceGrid columns={columns}>
        {options.map((choice) => {
          const checked = value.includes(choice.value);
          return (
            <ChoiceCard
              key={choice.value}
              kind="checkbox"
              name={name}
              value={choice.value}
              label={choice.label}
              help={choice.help}
              disabled={choice.disabled || (full && !checked)}
              checked={checked}
              onChange={(event) => toggle(choice.value, event.target.checked)}
            />
          );
        })}
      </ChoiceGrid>
    </FieldGroup>
  );
}
