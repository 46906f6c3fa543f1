import type { SearchText } from "../port.ts";
import type { Bitmap } from "./bitmap.ts";
import { Texts } from "./texts.ts";
import { takeTurns } from "./turns.ts";

/** A portion of what is read at once. */
const PART = 50;
/** Texts that say which letters are frequent. */
const SAMPLE = 300;

/**
 * The texts of everybody, once they have been read: beside everything else, as it takes a while among
 * a million. Until then, and while they are read anew, words are looked for elsewhere.
 */
export class AllTexts {
  readonly #slotOf: (id: string) => number;
  #texts: Texts | undefined;
  #isReading = false;

  /** @param slotOf the number of a person; below zero when the person is gone */
  constructor(slotOf: (id: string) => number) {
    this.#slotOf = slotOf;
  }

  get bytes(): number {
    return this.#texts?.bytes ?? 0;
  }

  /** Whether it is time to read: nothing is here, or too much that is old. */
  get isDue(): boolean {
    return !this.#isReading && (this.#texts?.isWorn ?? true);
  }

  /** Who has the word; undefined as long as not all texts are here. */
  find(word: string): Promise<Bitmap> | undefined {
    return this.#isReading ? undefined : this.#texts?.find(word);
  }

  tell(slot: number, text: string): void {
    this.#texts?.put(slot, text);
  }

  forget(slot: number): void {
    this.#texts?.remove(slot);
  }

  /** Reads all texts, as long as they are still of use. */
  async read(parts: AsyncIterable<readonly SearchText[]>, isOfUse: () => boolean): Promise<void> {
    // What changes while it reads is told to these. The old ones go first: both would take twice the memory.
    const texts = new Texts();
    this.#texts = texts;
    this.#isReading = true;
    let [isNumbered, isWhole] = [false, false];
    try {
      const turn = takeTurns();
      for await (const part of parts) {
        if (!isOfUse()) return;
        if (!isNumbered) texts.number(part.slice(0, SAMPLE).map(({ text }) => text));
        isNumbered = true;
        for (let at = 0; at < part.length; at += PART) {
          this.#take(part.slice(at, at + PART), texts);
          await turn();
        }
      }
      isWhole = true;
    } finally {
      if (!isWhole) this.#texts = undefined;
      this.#isReading = false;
    }
  }

  #take(part: readonly SearchText[], texts: Texts): void {
    for (const { id, text } of part) {
      const slot = this.#slotOf(id);
      // Who is not known yet is told of by the changes, and what was told is newer than what is read.
      if (slot >= 0 && !texts.has(slot)) texts.put(slot, text);
    }
  }
}
