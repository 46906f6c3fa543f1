const EMPTY = -1;
const REMOVED = -2;

/**
 * UUIDs by small numbers that are used again: 16 bytes for an id and about 10 for finding it,
 * where a map of strings would take over a hundred.
 */
export class Ids {
  /** Four words an id. */
  #ids = new Uint32Array(4 * 1024);
  #slots = new Int32Array(2048).fill(EMPTY);
  /** Places of `#slots` that are not empty. */
  #used = 0;
  #next = 0;
  #free: number[] = [];
  readonly #key = new Uint32Array(4);

  get bytes(): number {
    return this.#ids.byteLength + this.#slots.byteLength;
  }

  /** The number of an id; -1 when it has none. */
  slotOf(id: string): number {
    return this.#slots[this.#find(this.#parse(id))] ?? EMPTY;
  }

  /** The same of an id as 16 bytes. */
  slotAt(bytes: DataView, offset: number): number {
    for (let part = 0; part < 4; part += 1) this.#key[part] = bytes.getUint32(offset + 4 * part);
    return this.#slots[this.#find(this.#key)] ?? EMPTY;
  }

  /** Gives an id that has none a number. */
  add(id: string): number {
    if ((this.#used + 1) * 2 > this.#slots.length) this.#rehash();
    const slot = this.#free.pop() ?? this.#next++;
    if (4 * slot >= this.#ids.length) {
      const grown = new Uint32Array(this.#ids.length * 2);
      grown.set(this.#ids);
      this.#ids = grown;
    }
    const key = this.#parse(id);
    this.#ids.set(key, 4 * slot);
    this.#slots[this.#find(key)] = slot;
    this.#used += 1;
    return slot;
  }

  remove(slot: number): void {
    this.#slots[this.#find(this.#read(slot))] = REMOVED;
    this.#free.push(slot);
  }

  idOf(slot: number): string {
    const hex = Array.from(this.#read(slot), (part) => part.toString(16).padStart(8, "0")).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Below zero when the first number's id is the lower one. */
  compare(a: number, b: number): number {
    for (let part = 0; part < 4; part += 1) {
      const difference = (this.#ids[4 * a + part] ?? 0) - (this.#ids[4 * b + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #read(slot: number): Uint32Array {
    this.#key.set(this.#ids.subarray(4 * slot, 4 * slot + 4));
    return this.#key;
  }

  #parse(id: string): Uint32Array {
    const key = this.#key;
    key[0] = Number.parseInt(id.slice(0, 8), 16);
    key[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
    key[2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
    key[3] = Number.parseInt(id.slice(28), 16);
    return key;
  }

  /** The place of a key in `#slots`, or the empty one where it would stand. */
  #find(key: Uint32Array): number {
    const mask = this.#slots.length - 1;
    // The end of an id is random, whatever kind of id it is.
    let at = Math.imul((key[3] ?? 0) ^ (key[2] ?? 0), 0x9e3779b1) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    for (;;) {
      const slot = this.#slots[at] ?? EMPTY;
      if (slot === EMPTY || (slot !== REMOVED && this.#is(slot, key))) return at;
      at = (at + 1) & mask;
    }
  }

  #is(slot: number, key: Uint32Array): boolean {
    const at = 4 * slot;
    return (
      this.#ids[at] === key[0] &&
      this.#ids[at + 1] === key[1] &&
      this.#ids[at + 2] === key[2] &&
      this.#ids[at + 3] === key[3]
    );
  }

  #rehash(): void {
    const living = this.#slots.filter((slot) => slot >= 0);
    this.#slots = new Int32Array(
      living.length * 4 > this.#slots.length ? this.#slots.length * 2 : this.#slots.length,
    ).fill(EMPTY);
    this.#used = living.length;
    for (const slot of living) this.#slots[this.#find(this.#read(slot))] = slot;
  }
}
