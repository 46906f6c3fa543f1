/** Companies, with one member each who writes, lists and searches. */
export const COMPANIES = 200;
/**
 * People who have threads and offers. So many, for the product lets nobody write more than twenty
 * messages a minute: together they may write eighty thousand.
 */
export const SEEKERS = 4000;
/** Threads of each seeker, and as many offers that wait, all of different companies. */
const EACH = 5;

export const THREADS = SEEKERS * EACH;
export const OFFERS = SEEKERS * EACH;

export interface Pair {
  readonly seeker: number;
  readonly company: number;
}

const pairOf = (number: number, skipped: number): Pair => {
  const seeker = number % SEEKERS;
  return { seeker, company: (seeker + skipped + Math.floor(number / SEEKERS)) % COMPANIES };
};

/** Whose thread it is; the first {@link SEEKERS} threads are of different people. */
export const threadPair = (number: number): Pair => pairOf(number, 0);

/** Whose offer it is: of a company that the seeker has no thread with. */
export const offerPair = (number: number): Pair => pairOf(number, EACH);

/** What everybody writes. */
export const MESSAGE =
  "お世話になっております。面談の日程の件ですが、来週の火曜日の午後はいかがでしょうか。ご都合をお聞かせください。";
