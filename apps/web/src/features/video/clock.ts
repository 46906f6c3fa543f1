import { MINUTE_MS } from "@tefuda/domain/time/units";

/** `3:05`, or `1:02:09` from an hour on. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Whole minutes that are left, 0 once it is over. */
export const minutesLeft = (endAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endAt.getTime() - now.getTime()) / MINUTE_MS));
