import type { WorkCondition } from "./work-conditions.ts";

/** Region groups of the places (spec 3 · Fixed option lists). */
export const regions = [
  "hokkaidoTohoku",
  "kanto",
  "koshinetsuHokuriku",
  "tokai",
  "kansai",
  "chugoku",
  "shikoku",
  "kyushuOkinawa",
  "abroad",
] as const;

export type Region = (typeof regions)[number];

export const regionLabels = {
  hokkaidoTohoku: "北海道・東北",
  kanto: "関東",
  koshinetsuHokuriku: "甲信越・北陸",
  tokai: "東海",
  kansai: "関西",
  chugoku: "中国",
  shikoku: "四国",
  kyushuOkinawa: "九州・沖縄",
  abroad: "海外",
} as const satisfies Record<Region, string>;

/** The 47 prefectures in JIS X 0401 order and 48 = abroad (spec 3 · Fixed option lists). */
export const places = [
  { no: 1, key: "hokkaido", label: "北海道", region: "hokkaidoTohoku" },
  { no: 2, key: "aomori", label: "青森県", region: "hokkaidoTohoku" },
  { no: 3, key: "iwate", label: "岩手県", region: "hokkaidoTohoku" },
  { no: 4, key: "miyagi", label: "宮城県", region: "hokkaidoTohoku" },
  { no: 5, key: "akita", label: "秋田県", region: "hokkaidoTohoku" },
  { no: 6, key: "yamagata", label: "山形県", region: "hokkaidoTohoku" },
  { no: 7, key: "fukushima", label: "福島県", region: "hokkaidoTohoku" },
  { no: 8, key: "ibaraki", label: "茨城県", region: "kanto" },
  { no: 9, key: "tochigi", label: "栃木県", region: "kanto" },
  { no: 10, key: "gunma", label: "群馬県", region: "kanto" },
  { no: 11, key: "saitama", label: "埼玉県", region: "kanto" },
  { no: 12, key: "chiba", label: "千葉県", region: "kanto" },
  { no: 13, key: "tokyo", label: "東京都", region: "kanto" },
  { no: 14, key: "kanagawa", label: "神奈川県", region: "kanto" },
  { no: 15, key: "niigata", label: "新潟県", region: "koshinetsuHokuriku" },
  { no: 16, key: "toyama", label: "富山県", region: "koshinetsuHokuriku" },
  { no: 17, key: "ishikawa", label: "石川県", region: "koshinetsuHokuriku" },
  { no: 18, key: "fukui", label: "福井県", region: "koshinetsuHokuriku" },
  { no: 19, key: "yamanashi", label: "山梨県", region: "koshinetsuHokuriku" },
  { no: 20, key: "nagano", label: "長野県", region: "koshinetsuHokuriku" },
  { no: 21, key: "gifu", label: "岐阜県", region: "tokai" },
  { no: 22, key: "shizuoka", label: "静岡県", region: "tokai" },
  { no: 23, key: "aichi", label: "愛知県", region: "tokai" },
  { no: 24, key: "mie", label: "三重県", region: "tokai" },
  { no: 25, key: "shiga", label: "滋賀県", region: "kansai" },
  { no: 26, key: "kyoto", label: "京都府", region: "kansai" },
  { no: 27, key: "osaka", label: "大阪府", region: "kansai" },
  { no: 28, key: "hyogo", label: "兵庫県", region: "kansai" },
  { no: 29, key: "nara", label: "奈良県", region: "kansai" },
  { no: 30, key: "wakayama", label: "和歌山県", region: "kansai" },
  { no: 31, key: "tottori", label: "鳥取県", region: "chugoku" },
  { no: 32, key: "shimane", label: "島根県", region: "chugoku" },
  { no: 33, key: "okayama", label: "岡山県", region: "chugoku" },
  { no: 34, key: "hiroshima", label: "広島県", region: "chugoku" },
  { no: 35, key: "yamaguchi", label: "山口県", region: "chugoku" },
  { no: 36, key: "tokushima", label: "徳島県", region: "shikoku" },
  { no: 37, key: "kagawa", label: "香川県", region: "shikoku" },
  { no: 38, key: "ehime", label: "愛媛県", region: "shikoku" },
  { no: 39, key: "kochi", label: "高知県", region: "shikoku" },
  { no: 40, key: "fukuoka", label: "福岡県", region: "kyushuOkinawa" },
  { no: 41, key: "saga", label: "佐賀県", region: "kyushuOkinawa" },
  { no: 42, key: "nagasaki", label: "長崎県", region: "kyushuOkinawa" },
  { no: 43, key: "kumamoto", label: "熊本県", region: "kyushuOkinawa" },
  { no: 44, key: "oita", label: "大分県", region: "kyushuOkinawa" },
  { no: 45, key: "miyazaki", label: "宮崎県", region: "kyushuOkinawa" },
  { no: 46, key: "kagoshima", label: "鹿児島県", region: "kyushuOkinawa" },
  { no: 47, key: "okinawa", label: "沖縄県", region: "kyushuOkinawa" },
  { no: 48, key: "abroad", label: "海外", region: "abroad" },
] as const satisfies readonly { no: number; key: string; label: string; region: Region }[];

export type Place = (typeof places)[number];
export type PlaceNo = Place["no"];

/** Stored numbers of the places, 1 to 48. */
export const placeNumbers: readonly PlaceNo[] = places.map(({ no }) => no);

/** Labels by stored number. */
export const placeLabels = Object.fromEntries(
  places.map(({ no, label }) => [no, label]),
) as Readonly<Record<PlaceNo, string>>;

export const TOKYO_PLACE = 13 satisfies PlaceNo;
export const ABROAD_PLACE = 48 satisfies PlaceNo;

/** By what a place is found in texts: 東京都 has 京都 in it, and who looks for that means another place. */
export const placeWords: Readonly<Record<PlaceNo, string>> = {
  ...placeLabels,
  [TOKYO_PLACE]: "東京",
};

/** The places of one region group, in number order. */
export function placesOf(region: Region): readonly Place[] {
  return places.filter((place) => place.region === region);
}

/** A choice of places with some put in or taken out, in number order. */
export function withPlaces(
  chosen: readonly PlaceNo[],
  places: readonly PlaceNo[],
  isOn: boolean,
): PlaceNo[] {
  return placeNumbers.filter((no) => (places.includes(no) ? isOn : chosen.includes(no)));
}

/** Choices of `preferredWorkplaces` of a joker (spec 3 · Fixed option lists). */
export const workplaceChoices = ["tokyo", "exceptTokyo", "abroad", "remote", "none"] as const;

export type WorkplaceChoice = (typeof workplaceChoices)[number];

export const workplaceChoiceLabels = {
  tokyo: "東京",
  exceptTokyo: "東京以外",
  abroad: "海外",
  remote: "リモート",
  none: "こだわらない",
} as const satisfies Record<WorkplaceChoice, string>;

/** The choice that clears all others. */
export const exclusiveWorkplaceChoice = "none" satisfies WorkplaceChoice;

/** Where a seeker wants to work. */
export interface WorkplaceWishes {
  readonly preferredWorkplaces: readonly WorkplaceChoice[];
  /** Numbers of places, refining the choice `exceptTokyo`; none means any of those it speaks of. */
  readonly preferredPrefectures: readonly PlaceNo[];
}

/** The places that a seeker has named, in number order. */
export function namedPlaces({
  preferredWorkplaces: choices,
  preferredPrefectures,
}: WorkplaceWishes): PlaceNo[] {
  const named: readonly number[] = [
    ...(choices.includes("exceptTokyo") ? preferredPrefectures : []),
    ...(choices.includes("tokyo") ? [TOKYO_PLACE] : []),
    ...(choices.includes("abroad") ? [ABROAD_PLACE] : []),
  ];
  return placeNumbers.filter((no) => named.includes(no));
}

/** Where a seeker wants to work, in words: the choices, and on a line of their own the prefectures. */
export function workplacesText({
  preferredWorkplaces,
  preferredPrefectures,
}: WorkplaceWishes): string {
  const prefectures = placeNumbers.filter((no) => preferredPrefectures.includes(no));
  const lines = [
    preferredWorkplaces.map((choice) => workplaceChoiceLabels[choice]),
    prefectures.map((no) => placeLabels[no]),
  ];
  return lines
    .map((labels) => labels.join("、"))
    .filter(Boolean)
    .join("\n");
}

/** True of the places that the choice 東京以外 speaks of. */
const isElsewhere = (no: number) => no !== TOKYO_PLACE && no >= 1 && no < ABROAD_PLACE;

/** What stands in an index for the places that a seeker would work in: those named, and any of many. */
export function placeValuesOf(wishes: WorkplaceWishes): string[] {
  const { preferredWorkplaces: choices, preferredPrefectures } = wishes;
  const isAnyElsewhere = choices.includes("exceptTokyo") && preferredPrefectures.length === 0;
  return [
    ...namedPlaces(wishes).map(String),
    ...choices.filter((choice) =>
      choice === "exceptTokyo" ? isAnyElsewhere : choice === exclusiveWorkplaceChoice,
    ),
  ];
}

/** The values under which an index finds who would work in one of the places. */
export function placeValuesFor(asked: readonly PlaceNo[]): string[] {
  return [
    ...asked.map(String),
    exclusiveWorkplaceChoice,
    ...(asked.some(isElsewhere) ? ["exceptTokyo" satisfies WorkplaceChoice] : []),
  ];
}

/** Where a recruitment is worked at: stored place numbers and its work conditions. */
export interface Workplace {
  places: readonly number[];
  workConditions: readonly WorkCondition[];
}

/**
 * True when a recruitment's workplace satisfies one choice of a joker (spec 3 · Workplaces).
 *
 * @param prefectures those that refine 東京以外; none means any
 */
export function matchesWorkplace(
  choice: WorkplaceChoice,
  workplace: Workplace,
  prefectures: readonly number[] = [],
): boolean {
  switch (choice) {
    case "tokyo":
      return workplace.places.includes(TOKYO_PLACE);
    case "exceptTokyo":
      return workplace.places.some(
        prefectures.length > 0 ? (no) => prefectures.includes(no) : isElsewhere,
      );
    case "abroad":
      return workplace.places.includes(ABROAD_PLACE);
    case "remote":
      return workplace.workConditions.some((c) => c === "mainRemote" || c === "fullRemote");
    case "none":
      return true;
    default:
      return choice satisfies never;
  }
}
