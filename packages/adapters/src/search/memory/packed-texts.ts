/** Bytes a page: growing adds a page and copies none. */
const PAGE_BITS = 20;
const PAGE = 1 << PAGE_BITS;

/**
 * A letter's number in one to four bytes, from 1 on; 0 stands between two texts. What follows a first byte
 * is never a first byte, as in UTF-8, so the bytes of a word stand nowhere but where the word stands.
 */
const ONE = 192;
const TWO = ONE + 24 * 32;
const THREE = TWO + 6 * 32 ** 2;
const FIRST_OF_TWO = 192;
const FIRST_OF_THREE = 216;
const FIRST_OF_FOUR = 222;
const FOLLOWS = 224;

/** Fewer than one text in so many is rather looked at by itself. */
const SPARSE = 16;

/** Says of texts whether a word stands in them. They are asked for by rising numbers. */
export interface Finder {
  has(number: number): boolean;
}

/**
 * Texts to look words up in, in about a byte and a quarter a letter of Japanese, where a string takes two
 * and UTF-8 three: letters are numbered, the most frequent ones first. Nothing is lost of them.
 */
export class PackedTexts {
  /** The number of each UTF-16 unit; 0 has none yet. */
  readonly #numbers = new Uint32Array(65_536);
  #known = 0;
  readonly #pages: Buffer[] = [];
  readonly #used: number[] = [];
  #starts = new Uint32Array(1024);
  #length = 0;
  #draft = new Uint8Array(4096);

  /** Gives the shortest forms to the letters that are frequent in a sample, unless they have one. */
  number(sample: readonly string[]): void {
    const counts = new Map<number, number>();
    for (const text of sample)
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        counts.set(unit, (counts.get(unit) ?? 0) + 1);
      }
    const frequent = [...counts].sort(([, a], [, b]) => b - a);
    for (const [unit] of frequent) this.#numberOf(unit);
  }

  get bytes(): number {
    const pages = this.#pages.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return pages + this.#starts.byteLength + this.#numbers.byteLength + this.#draft.byteLength;
  }

  /** Takes a text in and says its number, one more than the last. */
  add(text: string): number {
    const size = this.#pack(text) + 1;
    let page = this.#pages.length - 1;
    if (page < 0 || (this.#used[page] ?? 0) + size > PAGE) {
      page = this.#pages.push(Buffer.alloc(Math.max(PAGE, size))) - 1;
      this.#used.push(0);
    }
    const start = this.#used[page] ?? 0;
    this.#pages[page]?.set(this.#draft.subarray(0, size - 1), start);
    this.#used[page] = start + size;
    if (this.#length === this.#starts.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#starts);
      this.#starts = grown;
    }
    // A longer text has a page to itself, so that no place within a page is beyond its usual size.
    this.#starts[this.#length] = page * PAGE + start;
    return this.#length++;
  }

  /**
   * How to look a word up in so many of the texts; undefined when it has a letter that no text has.
   * Where many are looked at, the search runs on through the page: to begin it anew for each text takes
   * longer than the texts between.
   */
  finder(word: string, among: number): Finder | undefined {
    for (let at = 0; at < word.length; at += 1)
      if (this.#numbers[word.charCodeAt(at)] === 0) return undefined;
    if (word === "") return { has: () => true };
    const size = this.#pack(word);
    const bytes = Buffer.from(this.#draft.subarray(0, size));
    if (among < this.#length / SPARSE)
      return { has: (number) => this.#bytesOf(number).includes(bytes) };
    let [page, next] = [-1, -1];
    return {
      has: (number) => {
        const start = this.#starts[number] ?? 0;
        const from = start & (PAGE - 1);
        if (start >>> PAGE_BITS !== page || next < from) {
          page = start >>> PAGE_BITS;
          const found = this.#pages[page]?.indexOf(bytes, from) ?? -1;
          next = found < 0 ? Number.POSITIVE_INFINITY : found;
        }
        return next < this.#endOf(number, page);
      },
    };
  }

  #bytesOf(number: number): Buffer {
    const start = this.#starts[number] ?? 0;
    const page = start >>> PAGE_BITS;
    const bytes = this.#pages[page] ?? Buffer.alloc(0);
    return bytes.subarray(start & (PAGE - 1), this.#endOf(number, page));
  }

  /** Where a text ends on its page. */
  #endOf(number: number, page: number): number {
    const next = this.#starts[number + 1] ?? 0;
    const isLast = number + 1 === this.#length || next >>> PAGE_BITS !== page;
    return isLast ? (this.#used[page] ?? 0) : next & (PAGE - 1);
  }

  #numberOf(unit: number): number {
    const known = this.#numbers[unit] ?? 0;
    if (known !== 0) return known;
    this.#known += 1;
    this.#numbers[unit] = this.#known;
    return this.#known;
  }

  /** Writes the bytes of a text into the draft; letters not met before get the next numbers. */
  #pack(text: string): number {
    if (this.#draft.length < text.length * 4) this.#draft = new Uint8Array(text.length * 4);
    const draft = this.#draft;
    let to = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const number = this.#numbers[unit] || this.#numberOf(unit);
      if (number < ONE) draft[to++] = number;
      else if (number < TWO) {
        draft[to++] = FIRST_OF_TWO + ((number - ONE) >>> 5);
        draft[to++] = FOLLOWS + ((number - ONE) & 31);
      } else if (number < THREE) {
        draft[to++] = FIRST_OF_THREE + ((number - TWO) >>> 10);
        draft[to++] = FOLLOWS + (((number - TWO) >>> 5) & 31);
        draft[to++] = FOLLOWS + ((number - TWO) & 31);
      } else {
        draft[to++] = FIRST_OF_FOUR + ((number - THREE) >>> 15);
        draft[to++] = FOLLOWS + (((number - THREE) >>> 10) & 31);
        draft[to++] = FOLLOWS + (((number - THREE) >>> 5) & 31);
        draft[to++] = FOLLOWS + ((number - THREE) & 31);
      }
    }
    return to;
  }
}
