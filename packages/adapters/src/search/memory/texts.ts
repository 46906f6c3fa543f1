import { Bigrams } from "./bigrams.ts";
import { Bitmap } from "./bitmap.ts";
import { type Finder, PackedTexts } from "./packed-texts.ts";
import { takeTurns } from "./turns.ts";

const NONE = -1;
/** Of a list, and of texts, in a portion. */
const LIST_PART = 50_000;
const TEXTS_PART = 1000;
/** To look into a text takes as long as to read so many numbers of a list. */
const LOOK = 6;
/** Old texts that are kept beside so many others. */
const WORN_MIN = 1000;

/** Numbers by numbers; none where none was set. */
class Places {
  #values = new Int32Array(1024).fill(NONE);

  get bytes(): number {
    return this.#values.byteLength;
  }

  at(key: number): number {
    return this.#values[key] ?? NONE;
  }

  set(key: number, value: number): void {
    if (key >= this.#values.length) {
      const grown = new Int32Array(Math.max(key + 1, this.#values.length * 2)).fill(NONE);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[key] = value;
  }
}

/**
 * The texts of people, and who has which pairs of letters: pairs say who may have a word, the text
 * decides. What is looked for is looked for in portions, others have their turn between two of them.
 * A text that changes is taken in as a new one and the old one is nobody's any more, so that lists
 * are only added to.
 */
export class Texts {
  readonly #packed = new PackedTexts();
  readonly #bigrams = new Bigrams();
  readonly #textOf = new Places();
  readonly #personOf = new Places();
  #all = 0;
  #living = 0;

  get bytes(): number {
    const parts = [this.#packed, this.#bigrams, this.#textOf, this.#personOf];
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** So many texts are nobody's any more that it is time to begin anew. */
  get isWorn(): boolean {
    return this.#all - this.#living > WORN_MIN + this.#living / 2;
  }

  /** Says by a sample which letters are frequent. */
  number(sample: readonly string[]): void {
    this.#packed.number(sample);
  }

  has(person: number): boolean {
    return this.#textOf.at(person) !== NONE;
  }

  put(person: number, text: string): void {
    this.remove(person);
    const number = this.#packed.add(text);
    this.#bigrams.add(number, text);
    this.#textOf.set(person, number);
    this.#personOf.set(number, person);
    this.#all += 1;
    this.#living += 1;
  }

  remove(person: number): void {
    const number = this.#textOf.at(person);
    if (number === NONE) return;
    this.#textOf.set(person, NONE);
    this.#personOf.set(number, NONE);
    this.#living -= 1;
  }

  /** Who has the word. Of a text that changes meanwhile it may say either. */
  async find(word: string): Promise<Bitmap> {
    const people = new Bitmap();
    const turn = takeTurns();
    const maybe = await this.#candidates(word, turn);
    const finder = maybe && this.#finder(word, maybe.count());
    if (!finder) return people;
    let looked = 0;
    for (let at = 0; at < maybe.words.length; at += 1) {
      let rest = maybe.words[at] ?? 0;
      while (rest !== 0) {
        const number = (at << 5) | (31 - Math.clz32(rest & -rest));
        rest &= rest - 1;
        const person = this.#personOf.at(number);
        if (person !== NONE && finder.has(number)) people.put(person, true);
        looked += 1;
        if (looked % TEXTS_PART === 0) await turn();
      }
    }
    return people;
  }

  #finder(word: string, among: number): Finder | undefined {
    return this.#bigrams.decides(word) ? { has: () => true } : this.#packed.finder(word, among);
  }

  /** The texts that may have the word. */
  async #candidates(word: string, turn: () => Promise<void> | undefined) {
    const size = (this.#all >>> 5) + 1;
    const read = async (into: Bitmap, reader: ReturnType<Bigrams["read"]>) => {
      while (reader.mark(into.words, LIST_PART)) await turn();
      await turn();
      return into;
    };
    const ofSize = () => {
      const bitmap = new Bitmap();
      bitmap.words = new Uint32Array(size);
      return bitmap;
    };
    const maybe = ofSize();
    if (word.length === 1 && this.#bigrams.decides(word)) {
      // What all lists hold is fixed here, before others have their turn.
      const readers = this.#bigrams.beginningWith(word).map((list) => this.#bigrams.read(list));
      for (const reader of readers) await read(maybe, reader);
      return maybe;
    }
    const lists = this.#bigrams.of(word);
    if (!lists) return undefined;
    const readers = lists.map((list) => ({
      count: this.#bigrams.count(list),
      reader: this.#bigrams.read(list),
    }));
    const [shortest, ...others] = readers;
    if (!shortest) {
      // No pair to go by.
      maybe.words.fill(0xffffffff);
      return maybe;
    }
    await read(maybe, shortest.reader);
    for (const { count, reader } of others) {
      // Whom a long list leaves out is sooner seen from the texts.
      if (count > maybe.count() * (1 - count / this.#all) * LOOK) break;
      maybe.and(await read(ofSize(), reader));
    }
    return maybe;
  }
}
