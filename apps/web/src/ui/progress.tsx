import clsx from "clsx";

export interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  /** A thin line across the page instead of a rounded bar. */
  flat?: boolean;
  /** Writes label and percent above the bar. */
  showLabel?: boolean;
  tone?: "accent" | "indigo" | "pine";
}

const tones = { accent: "bg-accent", indigo: "bg-indigo", pine: "bg-pine" };

export function Progress(props: ProgressProps) {
  const { label, value, max = 100, flat, showLabel, tone = "accent" } = props;
  const percent = Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div className="grid gap-1.5">
      {showLabel && (
        <div className="flex justify-between gap-4 text-sm" aria-hidden="true">
          <span>{label}</span>
          <span className="text-ink-2 tabular-nums">{percent}%</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        className={clsx("overflow-hidden bg-line", flat ? "h-1" : "h-2 rounded-full")}
      >
        <div
          className={clsx("h-full rounded-r-full transition-[width]", tones[tone])}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
