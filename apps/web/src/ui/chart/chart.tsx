import clsx from "clsx";
import { useId } from "react";
import { uiCopy } from "../copy.ja.ts";
import { ChartMarks } from "./chart-marks.tsx";
import { ChartTable, type ChartTableProps } from "./chart-table.tsx";
import { ticksOf, topOf } from "./scale.ts";
import { swatches } from "./series.ts";

export interface ChartProps extends ChartTableProps {
  kind?: "bars" | "line";
}

/**
 * Numbers side by side or along a line. The drawing stretches with the page while its words keep
 * their size; whoever cannot see it, or wants to know exactly, opens the table below it.
 */
export function Chart({ title, labels, series, kind = "bars", format }: ChartProps) {
  const id = useId();
  const top = topOf(series.flatMap(({ values }) => values));
  const ticks = ticksOf(top);
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <figcaption id={id} className="font-semibold text-sm">
          {title}
        </figcaption>
        {series.length > 1 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
            {series.map(({ name, tone }) => (
              <li key={name} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={clsx("size-2.5 rounded-xs", swatches[tone])} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="-my-2 flex h-44 flex-col justify-between text-right text-ink-3 text-xs tabular-nums [height:calc(11rem+1rem)]">
          {ticks.map((tick) => (
            <span key={tick} className="h-4 leading-4">
              {format(tick)}
            </span>
          ))}
        </div>
        <ChartMarks kind={kind} series={series} top={top} lines={ticks.length} />
        <div
          className="col-start-2 mt-1.5 grid text-center text-ink-2 text-xs"
          style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
        >
          {labels.map((label) => (
            <span key={label} className="truncate">
              {label}
            </span>
          ))}
        </div>
      </div>
      <details className="text-sm">
        <summary className="target inline-flex cursor-pointer items-center text-indigo">
          {uiCopy.chartTable}
        </summary>
        <ChartTable title={title} labels={labels} series={series} format={format} />
      </details>
    </figure>
  );
}
