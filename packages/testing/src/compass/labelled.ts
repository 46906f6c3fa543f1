import type { CompassRule } from "@tefuda/domain/compass/rules";

/**
 * A self-introduction and what a reader finds in it. Each rule lists the words that show it, in the
 * order of the text; the same words twice mean the first and the second place. A rule that is left out
 * has no hit. Labels are made by reading, never by running the engine:
 *
 * - `number` counts something, `period` is a date or a length of time; ages are `sensitiveFact` instead
 * - `properNoun` names one company, product, qualification or place
 * - `achievement` is the verb of a result that was reached, with its figure in the same sentence
 * - `firstPersonAction` is the verb of what the writer did or does at work, whatever the verb is
 * - `teamOnly` leaves open what the writer's own part was
 * - `wish` is what the writer wants now, not what was wanted once, nor what others want
 * - `longSentence` is a sentence above 80 characters, named by its first words
 * - `repeatedEnding` is three or more sentences in a row that end alike, named by the first one's words
 * - `denseKanji` is hard to read for its kanji, and no name
 * - `emptyPhrase` is what anybody could say, and nothing beside it shows it
 * - `sensitiveFact` is personal and nothing that anybody is judged by
 */
export interface LabelledIntroduction {
  readonly id: string;
  readonly text: string;
  readonly truth: Readonly<Partial<Record<CompassRule, readonly string[]>>>;
}
