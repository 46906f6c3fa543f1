import type { Bitmap } from "./bitmap.ts";

/** Numbers that are always in order. The comparison knows no ties. */
export class Order {
  #slots = new Int32Array(1024);
  #length = 0;
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** Takes numbers out; what they are compared by must still be what it was. */
  remove(slots: readonly number[]): void {
    const places = Int32Array.from(slots, (slot) => this.#placeOf(slot)).sort();
    let to = places[0] ?? 0;
    places.forEach((place, index) => {
      const end = places[index + 1] ?? this.#length;
      this.#slots.copyWithin(to, place + 1, end);
      to += end - place - 1;
    });
    this.#length -= places.length;
  }

  /** Puts numbers in that are not there yet. */
  insert(slots: readonly number[]): void {
    const sorted = Int32Array.from(slots).sort(this.#compare);
    const needed = this.#length + sorted.length;
    if (needed > this.#slots.length) {
      const grown = new Int32Array(Math.max(needed, this.#slots.length * 2));
      grown.set(this.#slots.subarray(0, this.#length));
      this.#slots = grown;
    }
    const places = sorted.map((slot) => this.#placeOf(slot));
    let end = this.#length;
    for (let index = sorted.length - 1; index >= 0; index -= 1) {
      const place = places[index] ?? 0;
      this.#slots.copyWithin(place + index + 1, place, end);
      this.#slots[place + index] = sorted[index] ?? 0;
      end = place;
    }
    this.#length = needed;
  }

  /** A page of those that are in the set, of which there are `count`. */
  page(among: Bitmap, count: number, offset: number, limit: number): number[] {
    const last = Math.min(offset + limit, count);
    if (last <= offset) return [];
    // A few are found sooner by sorting them than by meeting them on the way through all.
    if (count * Math.log2(count + 1) * 8 < (last * this.#length) / count) {
      const all: number[] = [];
      among.each((slot) => all.push(slot));
      return all.sort(this.#compare).slice(offset, last);
    }
    const page: number[] = [];
    let met = 0;
    for (let place = 0; place < this.#length && met < last; place += 1) {
      const slot = this.#slots[place] ?? 0;
      if (among.has(slot) && ++met > offset) page.push(slot);
    }
    return page;
  }

  /** Where a number stands, or would stand. */
  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
