import { Postings } from "./postings.ts";

const EMPTY = -1;
/** The end of a text. Spaces and line ends are the same: few words have one, and then the text decides. */
const END = 0;
const SPACE = 0x20;

const unitAt = (text: string, at: number) => {
  const unit = text.charCodeAt(at);
  // NaN behind the last letter is no greater than a space either.
  return unit > SPACE ? unit : END;
};

/**
 * Who has which two letters next to each other, and at the end which one: lists of the numbers of
 * texts. Letters are UTF-16 units, so an emoji is a pair of them, and nothing is hashed into one place with
 * another.
 */
export class Bigrams {
  readonly #postings = new Postings();
  /** The two letters of each list. */
  #pairs = new Uint32Array(1024);
  #length = 0;
  /** Lists by their letters, at the place that these are hashed to or the next one that was free. */
  #places = new Int32Array(4096).fill(EMPTY);

  get bytes(): number {
    return this.#postings.bytes + this.#pairs.byteLength + this.#places.byteLength;
  }

  /** Takes in a text whose number is higher than those before. */
  add(number: number, text: string): void {
    let before = END;
    for (let at = 0; at <= text.length; at += 1) {
      const unit = unitAt(text, at);
      if (before !== END) this.#postings.append(this.#listFor((before << 16) | unit), number);
      before = unit;
    }
  }

  /**
   * The lists that say who may have a word, the shortest first: whoever has the word is in all of
   * them. None where no list says anything, undefined where nobody can have it.
   */
  of(word: string): number[] | undefined {
    const lists = new Set<number>();
    for (let at = 0; at + 1 < word.length; at += 1) {
      const unit = unitAt(word, at);
      if (unit === END) continue;
      const list = this.#find((unit << 16) | unitAt(word, at + 1));
      if (list === EMPTY) return undefined;
      lists.add(list);
    }
    return [...lists].sort((a, b) => this.count(a) - this.count(b));
  }

  /** The lists of all pairs that begin with a letter: whoever has it is in one of them. */
  beginningWith(letter: string): number[] {
    const unit = unitAt(letter, 0);
    const lists: number[] = [];
    for (let list = 0; list < this.#length; list += 1)
      if ((this.#pairs[list] ?? 0) >>> 16 === unit) lists.push(list);
    return lists;
  }

  /** Whether the lists say for certain who has the word. */
  decides(word: string): boolean {
    if (word.length === 0 || word.length > 2) return false;
    return unitAt(word, 0) !== END && unitAt(word, word.length - 1) !== END;
  }

  count(list: number): number {
    return this.#postings.count(list);
  }

  read(list: number) {
    return this.#postings.read(list);
  }

  #find(pair: number): number {
    return this.#places[this.#placeOf(pair >>> 0)] ?? EMPTY;
  }

  #listFor(pair: number): number {
    const place = this.#placeOf(pair >>> 0);
    const known = this.#places[place] ?? EMPTY;
    if (known !== EMPTY) return known;
    const list = this.#postings.create();
    if (list === this.#pairs.length) {
      const grown = new Uint32Array(list * 2);
      grown.set(this.#pairs);
      this.#pairs = grown;
    }
    this.#pairs[list] = pair;
    this.#length = list + 1;
    this.#places[place] = list;
    if (this.#length * 2 > this.#places.length) this.#rehash();
    return list;
  }

  #placeOf(pair: number): number {
    const mask = this.#places.length - 1;
    const hash = Math.imul(pair, 0x9e3779b1);
    let place = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const list = this.#places[place] ?? EMPTY;
      if (list === EMPTY || this.#pairs[list] === pair) return place;
      place = (place + 1) & mask;
    }
  }

  #rehash(): void {
    this.#places = new Int32Array(this.#places.length * 2).fill(EMPTY);
    for (let list = 0; list < this.#length; list += 1)
      this.#places[this.#placeOf(this.#pairs[list] ?? 0)] = list;
  }
}
