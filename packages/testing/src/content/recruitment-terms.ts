/** Terms of employment that all positions of one company share, in the order of `demoCompanies`. */
export interface CompanyTerms {
  hours: { kind: "fixed" | "flex" | "discretionary"; detail: string };
  breakMinutes: number;
  overtimeHours: number;
  holidays: string;
  probationMonths: number;
  /** Months of bonus a year on top of twelve monthly salaries. */
  bonusMonths: number;
  /** Hours of overtime paid in advance each month; 0 = none. */
  fixedOvertimeHours: number;
  place: string;
  prefecture: number;
  placeChange: string;
  smoking: "premises" | "indoor" | "indoorWithRoom";
}

const weekend = "土日祝日、年末年始、夏季休暇3日、年次有給休暇（入社時に10日付与）、慶弔休暇。年間休日125日";
const flex = (core: string) => ({
  kind: "flex" as const,
  detail: `フレックスタイム制（標準労働時間8時間／日、${core}）`,
});
const fixed = (span: string) => ({ kind: "fixed" as const, detail: `${span}（実働8時間）` });

export const companyTerms: readonly CompanyTerms[] = [
  { hours: flex("コアタイム11:00〜15:00"), breakMinutes: 60, overtimeHours: 14, holidays: weekend, probationMonths: 3, bonusMonths: 0, fixedOvertimeHours: 20, place: "東京都台東区蔵前8-21-4 蔵前リバーテラス5階および労働者の自宅", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoor" },
  { hours: fixed("9:00〜18:00"), breakMinutes: 60, overtimeHours: 8, holidays: "週休2日（シフト制または土日）、祝日、年末年始5日、年次有給休暇。年間休日122日", probationMonths: 6, bonusMonths: 3, fixedOvertimeHours: 0, place: "神奈川県横浜市西区みなとみらい9-3-1 汐入ビル8階", prefecture: 14, placeChange: "神奈川県内の各事業所", smoking: "premises" },
  { hours: flex("コアタイムなし"), breakMinutes: 60, overtimeHours: 20, holidays: weekend, probationMonths: 3, bonusMonths: 0, fixedOvertimeHours: 30, place: "東京都港区芝浦7-12-9 芝浦キャナルゲート3階および労働者の自宅", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoor" },
  { hours: fixed("8:30〜17:30"), breakMinutes: 60, overtimeHours: 12, holidays: "土日、会社カレンダーによる祝日、夏季・年末年始の各連休、年次有給休暇。年間休日118日", probationMonths: 3, bonusMonths: 4, fixedOvertimeHours: 0, place: "長野県諏訪市中洲6540-2 本社工場", prefecture: 20, placeChange: "noChange", smoking: "premises" },
  { hours: flex("コアタイム12:00〜16:00"), breakMinutes: 60, overtimeHours: 10, holidays: weekend, probationMonths: 3, bonusMonths: 1, fixedOvertimeHours: 0, place: "東京都新宿区市谷田町9-5 田町文庫ビル2階・3階および労働者の自宅", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoor" },
  { hours: fixed("8:50〜17:50"), breakMinutes: 60, overtimeHours: 11, holidays: weekend, probationMonths: 3, bonusMonths: 5, fixedOvertimeHours: 0, place: "静岡県静岡市葵区黒金町83-1 シラハ本社ビル", prefecture: 22, placeChange: "静岡県内の事業所および発電所", smoking: "indoorWithRoom" },
  { hours: { kind: "discretionary", detail: "専門業務型裁量労働制（みなし労働時間8時間／日、本人の同意にもとづき適用）" }, breakMinutes: 60, overtimeHours: 22, holidays: weekend, probationMonths: 6, bonusMonths: 2, fixedOvertimeHours: 0, place: "東京都千代田区有楽町4-8-2 有楽町東林ビル14階およびお客さま先", prefecture: 13, placeChange: "会社の定める場所およびお客さま先", smoking: "indoor" },
  { hours: flex("コアタイムなし"), breakMinutes: 60, overtimeHours: 15, holidays: weekend, probationMonths: 3, bonusMonths: 2, fixedOvertimeHours: 0, place: "東京都港区六本木11-2-6 アカリタワー20階および労働者の自宅", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoorWithRoom" },
  { hours: fixed("9:30〜18:30"), breakMinutes: 60, overtimeHours: 10, holidays: "水曜、第2・第4木曜、祝日の振替休日、年末年始7日、年次有給休暇。年間休日115日", probationMonths: 3, bonusMonths: 2, fixedOvertimeHours: 0, place: "京都府京都市下京区大政所町790 マチノマ京町家", prefecture: 26, placeChange: "京都府、奈良県、大阪府の各拠点", smoking: "premises" },
  { hours: fixed("9:00〜18:00"), breakMinutes: 60, overtimeHours: 12, holidays: weekend, probationMonths: 3, bonusMonths: 2, fixedOvertimeHours: 0, place: "福岡県福岡市中央区赤坂8-14-3 赤坂けやきビル4階", prefecture: 40, placeChange: "福岡県内の事業所", smoking: "premises" },
  { hours: flex("コアタイム13:00〜16:00"), breakMinutes: 60, overtimeHours: 18, holidays: weekend, probationMonths: 3, bonusMonths: 0, fixedOvertimeHours: 20, place: "東京都渋谷区神南5-19-8 神南オトビル6階または労働者の自宅", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoor" },
  { hours: flex("コアタイム10:00〜15:00"), breakMinutes: 60, overtimeHours: 16, holidays: "土日、会社カレンダーによる祝日、夏季・年末年始の各9連休、年次有給休暇。年間休日121日", probationMonths: 3, bonusMonths: 5, fixedOvertimeHours: 0, place: "愛知県名古屋市中村区名駅9-27-3 ナギサ名駅ビル", prefecture: 23, placeChange: "国内外の事業所", smoking: "indoorWithRoom" },
  { hours: flex("コアタイム11:00〜15:00"), breakMinutes: 60, overtimeHours: 6, holidays: weekend, probationMonths: 3, bonusMonths: 1, fixedOvertimeHours: 0, place: "東京都目黒区上目黒8-6-17 月光ハウス1階および労働者の自宅", prefecture: 13, placeChange: "noChange", smoking: "premises" },
  { hours: fixed("9:30〜18:30"), breakMinutes: 60, overtimeHours: 9, holidays: weekend, probationMonths: 3, bonusMonths: 2, fixedOvertimeHours: 0, place: "東京都中央区銀座12-9-15 銀座道しるべビル7階", prefecture: 13, placeChange: "会社の定める場所（テレワークを行う場所を含む）", smoking: "indoor" },
];
