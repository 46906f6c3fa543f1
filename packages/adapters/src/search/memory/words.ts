import type { Bitmap } from "./bitmap.ts";

/** More words than one search can have, with all that mean the same. */
const KEPT_MIN = 256;

/** A word that is being looked for, and what came to be known of single people meanwhile. */
interface Search {
  readonly found: Promise<void>;
  readonly told: Map<number, boolean>;
}

/**
 * Who has which word: looked for when a word is asked for the first time, and from then on kept
 * up to date. The words that were not asked for the longest are dropped.
 */
export class Words {
  /** The last one asked for stands last. */
  readonly #known = new Map<string, Bitmap>();
  readonly #searches = new Map<string, Search>();
  readonly #look: (word: string) => Promise<Bitmap>;
  readonly #maxBytes: number;

  constructor(look: (word: string) => Promise<Bitmap>, maxBytes: number) {
    this.#look = look;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return [...this.#known.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Everyone who has the word; undefined as long as nobody has looked for it. */
  with(word: string): Bitmap | undefined {
    const known = this.#known.get(word);
    if (!known) return undefined;
    this.#known.delete(word);
    this.#known.set(word, known);
    return known;
  }

  /** Looks for words that are not known yet, one after the other. */
  async learn(words: readonly string[]): Promise<void> {
    for (const word of words)
      if (!this.#known.has(word)) await (this.#searches.get(word) ?? this.#begin(word)).found;
  }

  /** The person's text is new or another one. */
  tell(slot: number, text: string): void {
    for (const [word, people] of this.#known) people.put(slot, text.includes(word));
    for (const [word, { told }] of this.#searches) told.set(slot, text.includes(word));
  }

  /** The person is gone, and the number may soon be another's. */
  forget(slot: number): void {
    for (const people of this.#known.values()) people.put(slot, false);
    for (const { told } of this.#searches.values()) told.set(slot, false);
  }

  #begin(word: string): Search {
    const told = new Map<number, boolean>();
    const found = this.#look(word)
      .then((people) => {
        // What was told during the search is not older than what the search saw.
        for (const [slot, has] of told) people.put(slot, has);
        this.#known.set(word, people);
        this.#drop();
      })
      .finally(() => this.#searches.delete(word));
    const search = { found, told };
    this.#searches.set(word, search);
    return search;
  }

  #drop(): void {
    let { bytes } = this;
    for (const [word, people] of this.#known) {
      if (bytes <= this.#maxBytes || this.#known.size <= KEPT_MIN) return;
      this.#known.delete(word);
      bytes -= people.bytes;
    }
  }
}
