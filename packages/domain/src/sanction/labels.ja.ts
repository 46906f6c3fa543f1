import { formatDate } from "../time/format.ja.ts";
import { lastDayOf } from "../time/jst.ts";
import type { SanctionKind } from "./constants.ts";

export const sanctionKindLabels = {
  warn: "注意",
  restrict: "機能制限",
  suspend: "利用停止",
} as const satisfies Record<SanctionKind, string>;

/** What each sanction does, for the operator who chooses it. */
export const sanctionKindHelps = {
  warn: "メールでお知らせします。機能は制限しません。",
  restrict:
    "オファー、「興味あり」、新しいやり取りを止めます。続いているやり取りと設定は使えます。",
  suspend: "すべての端末からログアウトさせ、検索と公開ページから外し、回答待ちを期限切れにします。",
} as const satisfies Record<SanctionKind, string>;

/** What a notice begins with; the operator completes it. */
export const sanctionNoticeDrafts = {
  warn: "ほかのご利用者への配慮に欠ける行為が確認されました。今後は利用規約に沿ってご利用ください。",
  restrict:
    "ほかのご利用者への配慮に欠ける行為が確認されたため、オファーや「興味あり」の送信などを制限しました。",
  suspend: "重大な規約違反が確認されたため、アカウントの利用を停止しました。",
} as const satisfies Record<SanctionKind, string>;

/** A sanction in the words of its mail: `機能制限（2025年4月3日（木）まで）`. */
export function sanctionLabel(kind: SanctionKind, endsAt: Date | null): string {
  const label = sanctionKindLabels[kind];
  return endsAt ? `${label}（${formatDate(lastDayOf(endsAt))}まで）` : label;
}
