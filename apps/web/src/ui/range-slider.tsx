"use client";

import { Slider } from "@base-ui/react/slider";
import { uiCopy } from "./copy.ja.ts";

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** How a value is written, e.g. with 歳. */
  format?: (value: number) => string;
}

const thumb =
  "size-6 rounded-full border-2 border-accent bg-surface shadow-low has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** From–to on a line. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onChange, format = String } = props;
  const [low, high] = value;
  const name = (index: number) => `${label} ${index === 0 ? uiCopy.minimum : uiCopy.maximum}`;
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={[low, high]}
      onValueChange={(next) => {
        const [from, to] = next;
        if (from !== undefined && to !== undefined) onChange([from, to]);
      }}
      className="grid content-start gap-1"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-sm">{label}</span>
        <span className="text-sm tabular-nums">
          {format(low)}〜{format(high)}
        </span>
      </div>
      <Slider.Control className="flex min-h-11 touch-none items-center px-3">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-accent" />
          {[0, 1].map((index) => (
            <Slider.Thumb
              key={index}
              index={index}
              className={thumb}
              getAriaLabel={name}
              getAriaValueText={(_text, current) => format(current)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
