import { type ChartSeries, fills, strokes } from "./series.ts";

interface ChartMarksProps {
  kind: "bars" | "line";
  series: readonly ChartSeries[];
  top: number;
  /** How many lines across, the foot included. */
  lines: number;
}

const SIZE = 100;
/** Of the room of one label, what its bars leave free at each side. */
const MARGIN = 0.18;

/** The drawing alone, in a square that is stretched to its place. */
export function ChartMarks({ kind, series, top, lines }: ChartMarksProps) {
  const count = series[0]?.values.length ?? 0;
  const room = SIZE / Math.max(1, count);
  const heightOf = (value: number) => (value / top) * SIZE;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="h-44 w-full overflow-visible"
    >
      {Array.from({ length: lines }, (_, index) => (SIZE / (lines - 1)) * index).map((y) => (
        <line
          key={y}
          x1={0}
          x2={SIZE}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className={y === SIZE ? "stroke-edge" : "stroke-line"}
        />
      ))}
      {series.map(({ name, tone, values }, place) =>
        kind === "bars" ? (
          values.map((value, index) => {
            const width = (room * (1 - 2 * MARGIN)) / series.length;
            const x = room * (index + MARGIN) + width * place;
            return (
              value !== null && (
                <rect
                  // The place of a value among its labels is what it is known by.
                  key={`${name} ${x}`}
                  x={x}
                  y={SIZE - heightOf(value)}
                  width={width * 0.88}
                  height={heightOf(value)}
                  className={fills[tone]}
                />
              )
            );
          })
        ) : (
          <g key={name} fill="none" strokeLinecap="round" className={strokes[tone]}>
            <path
              d={pathOf(values, room, heightOf)}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={dotsOf(values, room, heightOf)}
              strokeWidth={8}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ),
      )}
    </svg>
  );
}

type HeightOf = (value: number) => number;
const pointOf = (value: number, index: number, room: number, heightOf: HeightOf) =>
  `${room * (index + 0.5)} ${SIZE - heightOf(value)}`;

/** Joins neighbours; a missing value breaks the line. */
function pathOf(values: readonly (number | null)[], room: number, heightOf: HeightOf): string {
  return values
    .map((value, index) =>
      value === null
        ? ""
        : `${values[index - 1] == null ? "M" : "L"} ${pointOf(value, index, room, heightOf)}`,
    )
    .join(" ");
}

/** Strokes of no length, which their round ends make into dots. */
function dotsOf(values: readonly (number | null)[], room: number, heightOf: HeightOf): string {
  return values
    .map((value, index) => (value === null ? "" : `M ${pointOf(value, index, room, heightOf)} h 0`))
    .join(" ");
}
