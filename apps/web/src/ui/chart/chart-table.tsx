import { ScrollBox } from "../scroll-box.tsx";
import type { ChartSeries } from "./series.ts";

export interface ChartTableProps {
  title: string;
  /** Along the foot, one for each value of a series. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How a value is written; a missing one is `null`. */
  format: (value: number | null) => string;
}

/** The numbers of a chart. */
export function ChartTable({ title, labels, series, format }: ChartTableProps) {
  return (
    <ScrollBox className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-xs">
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                {label}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-3 py-2 text-right">
                  {format(values[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
