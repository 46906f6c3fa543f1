import { withHonorific } from "../text/honorific.ja.ts";
import { DAY_MS } from "../time/units.ts";
import { STALLED_LISTED_MAX, type Stalled, type StalledKind, stalledDays } from "./reminder.ts";

const stalledLabels = {
  like: "「興味あり」に回答していません",
  message: "メッセージに返信していません",
  reschedule: "日程の再調整の依頼に回答していません",
  interview: "面談のあと、メッセージを送っていません",
} as const satisfies Record<StalledKind, string>;

/** What the mail says: since how many days at least, and who waits for what, the longest first. */
export function stalledList(
  stalled: readonly Stalled[],
  at: Date,
): { count: string; list: string } {
  const sorted = [...stalled].sort((a, b) => a.since.getTime() - b.since.getTime());
  const lines = sorted.slice(0, STALLED_LISTED_MAX).map(({ kind, jokerName, aceName, since }) => {
    const days = Math.floor((at.getTime() - since.getTime()) / DAY_MS);
    return `・${withHonorific(jokerName)}（担当：${withHonorific(aceName)}）：${stalledLabels[kind]}（${days}日）`;
  });
  const rest = sorted.length - lines.length;
  return {
    count: String(Math.min(...stalled.map(({ kind }) => stalledDays[kind]))),
    list: [...lines, ...(rest > 0 ? [`ほか${rest}名`] : [])].join("\n"),
  };
}
