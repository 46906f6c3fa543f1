import { compassScoreLabels } from "@tefuda/domain/compass/labels.ja";
import type { CompassScores } from "@tefuda/domain/compass/schema";
import { useId } from "react";
import { compassCopy } from "./copy.ja";
import { axesOf, pointsOf, RADAR } from "./radar";

const { result: copy } = compassCopy;
const keys = Object.keys(compassScoreLabels) as (keyof CompassScores)[];
const rings = [25, 50, 75, 100];

/** The five scores as a figure for the eye, beside the same numbers as a table for everybody. */
export function ScoreChart({ scores }: { scores: CompassScores }) {
  const id = useId();
  const values = keys.map((key) => scores[key]);
  return (
    <figure aria-labelledby={id} className="grid items-center gap-6 md:grid-cols-2">
      <figcaption className="grid gap-1 md:col-span-2">
        <h2 id={id} className="text-lg">
          {copy.scores}
        </h2>
        <p className="text-ink-2 text-sm">{copy.scoresLead}</p>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`${-RADAR.margin} 0 ${RADAR.size + 2 * RADAR.margin} ${RADAR.size}`}
        className="mx-auto w-full max-w-88"
      >
        {rings.map((ring) => (
          <polygon
            key={ring}
            points={pointsOf(keys.map(() => ring))}
            fill="none"
            className={ring === 100 ? "stroke-edge" : "stroke-line"}
          />
        ))}
        {axesOf(keys.length).map(({ end, label, anchor }, index) => (
          <g key={keys[index]}>
            <line
              x1={RADAR.centre}
              y1={RADAR.centre}
              x2={end.x}
              y2={end.y}
              className="stroke-line"
            />
            <text
              x={label.x}
              y={label.y}
              textAnchor={anchor}
              dominantBaseline="middle"
              className="fill-ink-2 text-xs"
            >
              {compassScoreLabels[keys[index] ?? "role"]}
            </text>
          </g>
        ))}
        <polygon
          points={pointsOf(values)}
          className="fill-indigo/20 stroke-indigo"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </svg>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{copy.scores}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.scoreColumns.name}</th>
            <th scope="col">{copy.scoreColumns.value}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="w-24 py-2.5 text-left font-normal">
                {compassScoreLabels[key]}
              </th>
              <td className="py-2.5">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-2 flex-1 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-indigo"
                      style={{ width: `${scores[key]}%` }}
                    />
                  </span>
                  <span className="w-8 text-right font-semibold">{scores[key]}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
