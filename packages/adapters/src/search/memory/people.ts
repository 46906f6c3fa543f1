import { type SearchAnswer, type SearchEntry, type SearchQuery, searchFacets } from "../port.ts";
import { AllTexts } from "./all-texts.ts";
import { atMost } from "./at-most.ts";
import { Bitmap } from "./bitmap.ts";
import { Ids } from "./ids.ts";
import { Order } from "./order.ts";
import { Words } from "./words.ts";

const WORDS_MAX_BYTES = 64 * 1024 * 1024;
/**
 * New words that are looked for at once: each has a connection of the pool until it is found, or of
 * the event loop a stretch between two turns of others.
 */
const LOOKS_MAX = 2;

/** A query of which is known whom to leave out. */
interface Asked extends SearchQuery {
  readonly except: readonly string[];
}

/** Numbers of people by their slot; unknown is the lowest of all. */
class Numbers {
  #values = new Float64Array(1024);

  get bytes(): number {
    return this.#values.byteLength;
  }

  at(slot: number): number {
    return this.#values[slot] ?? Number.NEGATIVE_INFINITY;
  }

  set(slot: number, value: number | null): void {
    if (slot >= this.#values.length) {
      const grown = new Float64Array(this.#values.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[slot] = value ?? Number.NEGATIVE_INFINITY;
  }
}

/**
 * Everyone who can be found, in memory: a set of bits for each value of a facet and for each word
 * that was asked for, and both orders ready sorted. Nothing here waits, so an answer is always
 * that of one moment.
 */
export class People {
  readonly #ids = new Ids();
  readonly #living = new Bitmap();
  readonly #facets = new Map<string, Bitmap>();
  readonly #born = new Numbers();
  readonly #since = new Numbers();
  readonly #scores = new Numbers();
  readonly #online = new Numbers();
  /** The companies that the few who hide from somebody hide from, and the other way round. */
  readonly #hidesFrom = new Map<number, readonly string[]>();
  readonly #hiders = new Map<string, Bitmap>();
  readonly #orders = {
    recommended: new Order(this.#by(this.#scores)),
    recentLogin: new Order(this.#by(this.#online)),
  };
  readonly #result = new Bitmap();
  readonly #alternatives = new Bitmap();
  #size = 0;
  readonly words: Words;
  readonly texts = new AllTexts((id) => this.#ids.slotOf(id));

  /** @param idsWithWord asks the tables, as long as the texts are not here */
  constructor(idsWithWord: (word: string) => Promise<Uint8Array>) {
    const look = async (word: string) =>
      this.texts.find(word) ?? this.#among(await idsWithWord(word));
    this.words = new Words(atMost(LOOKS_MAX, look), WORDS_MAX_BYTES);
  }

  get size(): number {
    return this.#size;
  }

  /** What the index holds in memory, the words that were asked for apart. */
  get bytes(): number {
    const parts = [this.#ids, this.#living, this.#born, this.#since, this.#scores, this.#online];
    const more = [...Object.values(this.#orders), ...this.#facets.values(), this.texts];
    return [...parts, ...more].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  has(id: string): boolean {
    return this.#ids.slotOf(id) >= 0;
  }

  /** Takes people in, or what is new of them, and takes those away of whom there is no entry. */
  apply(entries: readonly SearchEntry[], ids: readonly string[] = []): void {
    const named = [...new Set([...entries.map(({ id }) => id), ...ids])];
    const before = named.map((id) => this.#ids.slotOf(id)).filter((slot) => slot >= 0);
    for (const order of Object.values(this.#orders)) order.remove(before);
    const gone = new Set(before);
    const slots = entries.map((entry) => {
      const known = this.#ids.slotOf(entry.id);
      const slot = known < 0 ? this.#ids.add(entry.id) : known;
      gone.delete(slot);
      this.#write(slot, entry, known < 0);
      return slot;
    });
    for (const slot of gone) this.#forget(slot);
    for (const order of Object.values(this.#orders)) order.insert(slots);
  }

  /** Answers a query all of whose words are known; undefined when one is not. */
  find(query: Asked): SearchAnswer | undefined {
    const result = this.#result.copy(this.#living);
    for (const forms of query.words) {
      const people = this.#withAnyOf(forms);
      if (!people) return undefined;
      result.and(people);
    }
    for (const facet of searchFacets) {
      const values = query.facets[facet];
      if (values?.length) result.and(this.#anyOf(facet, values));
    }
    const { bornFrom, bornTo, searchableAfter } = query;
    if (bornFrom !== undefined || bornTo !== undefined) {
      // Who has told no birthday is never found by age.
      const [from, to] = [bornFrom ?? Number.MIN_SAFE_INTEGER, bornTo ?? Number.POSITIVE_INFINITY];
      result.keep((slot) => this.#born.at(slot) >= from && this.#born.at(slot) <= to);
    }
    if (searchableAfter !== undefined)
      result.keep((slot) => this.#since.at(slot) > searchableAfter);
    const hiders = this.#hiders.get(query.companyId);
    if (hiders) result.andNot(hiders);
    for (const id of query.except) {
      const slot = this.#ids.slotOf(id);
      if (slot >= 0) result.put(slot, false);
    }
    const nbHits = result.count();
    const page = this.#orders[query.sort].page(result, nbHits, query.offset, query.limit);
    return { ids: page.map((slot) => this.#ids.idOf(slot)), nbHits };
  }

  #withAnyOf(forms: readonly string[]): Bitmap | undefined {
    const [first, ...others] = forms.map((word) => this.words.with(word));
    if (!first || others.length === 0) return first;
    const alternatives = this.#alternatives.copy(first);
    for (const people of others) {
      if (!people) return undefined;
      alternatives.or(people);
    }
    return alternatives;
  }

  #write(slot: number, entry: SearchEntry, isNew: boolean): void {
    if (!isNew) for (const people of this.#facets.values()) people.put(slot, false);
    for (const facet of searchFacets)
      for (const value of entry.facets[facet]) this.#facet(`${facet}:${value}`).put(slot, true);
    this.#living.put(slot, true);
    this.#born.set(slot, entry.born);
    this.#since.set(slot, entry.searchableSince);
    this.#scores.set(slot, entry.score);
    this.#online.set(slot, entry.onlineAt);
    this.#hide(slot, entry.hidesFrom);
    if (isNew) this.#size += 1;
    if (entry.text === undefined) return;
    this.words.tell(slot, entry.text);
    this.texts.tell(slot, entry.text);
  }

  #forget(slot: number): void {
    this.#living.put(slot, false);
    for (const people of this.#facets.values()) people.put(slot, false);
    this.#hide(slot, []);
    this.words.forget(slot);
    this.texts.forget(slot);
    this.#size -= 1;
    this.#ids.remove(slot);
  }

  #facet(key: string): Bitmap {
    const known = this.#facets.get(key) ?? new Bitmap();
    this.#facets.set(key, known);
    return known;
  }

  #anyOf(facet: string, values: readonly string[]): Bitmap {
    const [first = "", ...others] = values;
    if (others.length === 0) return this.#facet(`${facet}:${first}`);
    const alternatives = this.#alternatives.copy(this.#facet(`${facet}:${first}`));
    for (const value of others) alternatives.or(this.#facet(`${facet}:${value}`));
    return alternatives;
  }

  #hide(slot: number, companyIds: readonly string[]): void {
    for (const companyId of this.#hidesFrom.get(slot) ?? [])
      this.#hiders.get(companyId)?.put(slot, false);
    if (companyIds.length > 0) this.#hidesFrom.set(slot, companyIds);
    else this.#hidesFrom.delete(slot);
    for (const companyId of companyIds) {
      const people = this.#hiders.get(companyId) ?? new Bitmap();
      people.put(slot, true);
      this.#hiders.set(companyId, people);
    }
  }

  #among(ids: Uint8Array): Bitmap {
    const people = new Bitmap();
    const bytes = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
    for (let offset = 0; offset < ids.byteLength; offset += 16) {
      const slot = this.#ids.slotAt(bytes, offset);
      if (slot >= 0) people.put(slot, true);
    }
    return people;
  }

  /** The highest first, the higher id first in a tie. */
  #by(numbers: Numbers) {
    return (a: number, b: number) => {
      const [left, right] = [numbers.at(a), numbers.at(b)];
      if (left !== right) return left < right ? 1 : -1;
      return this.#ids.compare(b, a);
    };
  }
}
