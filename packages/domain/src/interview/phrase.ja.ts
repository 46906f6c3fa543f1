import { withHonorific } from "../text/honorific.ja.ts";
import { formatDate, formatDateTime, formatTime, inJapan } from "../time/format.ja.ts";

/** What a sentence knows of an interview. */
interface InterviewWords {
  /** Whom the reader meets. */
  readonly name?: string;
  readonly date?: string;
  readonly time?: string;
}

/** The day and the time that a text about an interview is filled with; empty while none is fixed. */
export const whenOf = (startAt: Date | null) => ({
  date: startAt ? formatDate(startAt) : "",
  time: startAt ? formatTime(startAt) : "",
});

const say = (name: string | undefined, when: string | undefined) =>
  `${name ? `${withHonorific(name)}との` : ""}${when ? `${inJapan(when)}の` : ""}面談`;

/**
 * An interview as every text calls it: `佐藤 花さんとの2025年4月5日（土） 10:00（日本時間）の面談`, less what
 * is not known of it. A date alone is that of something else, as the end of a proposal.
 */
export const interviewPhrase = ({ name, date, time }: InterviewWords): string =>
  say(name, time && date ? `${date} ${time}` : time);

/** The same of an interview with somebody, at its time once there is one. */
export const interviewWith = (name: string, startAt: Date | null): string =>
  say(name, startAt ? formatDateTime(startAt) : undefined);

/** The times of a proposal, as the list of a mail. */
export const proposedTimes = (startAts: readonly Date[], minutes: number): string =>
  startAts.map((startAt) => `・${inJapan(formatDateTime(startAt))}から${minutes}分`).join("\n");
