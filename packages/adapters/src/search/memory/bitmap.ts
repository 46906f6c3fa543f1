/** A set of small numbers, one bit each, that grows by itself. */
export class Bitmap {
  words = new Uint32Array(0);

  get bytes(): number {
    return this.words.byteLength;
  }

  has(bit: number): boolean {
    return (((this.words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  put(bit: number, isIn: boolean): void {
    const at = bit >>> 5;
    if (at >= this.words.length) {
      if (!isIn) return;
      const grown = new Uint32Array(Math.max(at + 1, this.words.length * 2));
      grown.set(this.words);
      this.words = grown;
    }
    const mask = 1 << (bit & 31);
    const old = this.words[at] ?? 0;
    this.words[at] = isIn ? old | mask : old & ~mask;
  }

  /** Becomes a copy of the other, in its own memory where that is large enough. */
  copy(other: Bitmap): this {
    if (this.words.length < other.words.length) this.words = new Uint32Array(other.words.length);
    this.words.set(other.words);
    this.words.fill(0, other.words.length);
    return this;
  }

  and(other: Bitmap): void {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1)
      words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
  }

  or(other: Bitmap): void {
    if (this.words.length < other.words.length) {
      const grown = new Uint32Array(other.words.length);
      grown.set(this.words);
      this.words = grown;
    }
    const { words } = this;
    const shared = other.words.length;
    for (let at = 0; at < shared; at += 1) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
  }

  andNot(other: Bitmap): void {
    const { words } = this;
    const shared = Math.min(words.length, other.words.length);
    for (let at = 0; at < shared; at += 1) words[at] = (words[at] ?? 0) & ~(other.words[at] ?? 0);
  }

  /** Leaves those for whom the test holds. */
  keep(test: (bit: number) => boolean): void {
    this.each((bit) => {
      if (!test(bit)) this.put(bit, false);
    });
  }

  each(visit: (bit: number) => void): void {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      let rest = words[at] ?? 0;
      while (rest !== 0) {
        const bit = 31 - Math.clz32(rest & -rest);
        visit((at << 5) | bit);
        rest &= rest - 1;
      }
    }
  }

  count(): number {
    const { words } = this;
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] ?? 0;
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return sum;
  }
}
