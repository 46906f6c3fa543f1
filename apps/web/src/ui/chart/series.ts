export type ChartTone = "indigo" | "pine" | "accent";

export interface ChartSeries {
  name: string;
  tone: ChartTone;
  /** A value that is not shown is `null` and leaves a gap. */
  values: readonly (number | null)[];
}

export const swatches: Record<ChartTone, string> = {
  indigo: "bg-indigo",
  pine: "bg-pine",
  accent: "bg-accent",
};
export const fills: Record<ChartTone, string> = {
  indigo: "fill-indigo",
  pine: "fill-pine",
  accent: "fill-accent",
};
export const strokes: Record<ChartTone, string> = {
  indigo: "stroke-indigo",
  pine: "stroke-pine",
  accent: "stroke-accent",
};
