/** Words of 32 bits a page: growing adds a page and copies none. */
const PAGE_BITS = 16;
const PAGE = 1 << PAGE_BITS;
const SLICE_MIN = 4;
const SLICE_MAX = 256;
/** So many ones say that the step follows as it is. */
const ESCAPE = 24;

/** What is kept of a list, in words of 32 bits. */
const FIRST = 0;
const LAST = 1;
const COUNT = 2;
const HEAD = 3;
/** The word that is written to, the one that will say where the next slice is, and how many there are. */
const TAIL = 4;
const END = 5;
const WORDS = 6;
/** Bits of the tail that are taken, and above them how a step is written. */
const STATE = 7;
const STRIDE = 8;

/** A list's slices grow with it, so that a short one takes little and a long one wastes little. */
const nextSlice = (words: number) => Math.min(SLICE_MAX, Math.max(SLICE_MIN, words >>> 2));

/** Looked at anew at some lengths only: the division would take longer than all else. */
const isMeasuredAt = (count: number) => count < 64 || (count & 63) === 0;

/** Low bits that are written as they are (Rice's code): best for steps about as long as those before. */
function lowBits(last: number, count: number): number {
  const usual = Math.trunc((last * 0.69) / count);
  return usual < 1 ? 0 : 31 - Math.clz32(usual);
}

/**
 * Many lists of growing numbers, each step in as many bits as steps of the list usually need: 4 to 7
 * where an array took 32. A list is only added to, so whoever reads its first so many numbers
 * may take all the time that is wanted.
 */
export class Postings {
  readonly #pages: Uint32Array[] = [];
  #lists = new Uint32Array(STRIDE * 1024);
  #length = 0;
  #free = 0;

  get bytes(): number {
    return this.#lists.byteLength + this.#pages.length * PAGE * 4;
  }

  /** A new list, which is empty. */
  create(): number {
    if (STRIDE * (this.#length + 1) > this.#lists.length) {
      const grown = new Uint32Array(this.#lists.length * 2);
      grown.set(this.#lists);
      this.#lists = grown;
    }
    return this.#length++;
  }

  count(list: number): number {
    return this.#get(list, COUNT);
  }

  /** Adds a number that is higher than all of the list, or again its highest, which changes nothing. */
  append(list: number, number: number): void {
    const at = STRIDE * list;
    const lists = this.#lists;
    const count = lists[at + COUNT] ?? 0;
    const last = lists[at + LAST] ?? 0;
    if (count === 0) lists[at + FIRST] = number;
    else if (number === last) return;
    else this.#write(at, number - last - 1, count, last);
    lists[at + LAST] = number;
    lists[at + COUNT] = count + 1;
  }

  /** Reads what the list holds now, in portions; what is added meanwhile is left out. */
  read(list: number): Reader {
    const head = { first: this.#get(list, FIRST), count: this.#get(list, COUNT) };
    return new Reader(this.#pages, { ...head, word: this.#get(list, HEAD) });
  }

  #get(list: number, field: number): number {
    return this.#lists[STRIDE * list + field] ?? 0;
  }

  #write(at: number, step: number, count: number, last: number): void {
    const lists = this.#lists;
    if (count === 1) this.#start(at);
    const state = lists[at + STATE] ?? 0;
    const low = isMeasuredAt(count) ? lowBits(last, count) : state >>> 8;
    lists[at + STATE] = (state & 0xff) | (low << 8);
    const high = step >>> low;
    if (high < ESCAPE) {
      this.#put(at, (2 << high) - 2, high + 1);
      if (low > 0) this.#put(at, step & ((1 << low) - 1), low);
    } else {
      this.#put(at, (1 << ESCAPE) - 1, ESCAPE);
      this.#put(at, step, 32);
    }
  }

  #put(at: number, value: number, bits: number): void {
    const lists = this.#lists;
    const state = lists[at + STATE] ?? 0;
    let taken = state & 0xff;
    if (taken === 32) {
      this.#advance(at);
      taken = 0;
    }
    const room = 32 - taken;
    if (bits <= room) {
      this.#or(lists[at + TAIL] ?? 0, value << (room - bits));
      lists[at + STATE] = (state & ~0xff) | (taken + bits);
      return;
    }
    const rest = bits - room;
    this.#or(lists[at + TAIL] ?? 0, value >>> rest);
    this.#advance(at);
    this.#or(lists[at + TAIL] ?? 0, value << (32 - rest));
    lists[at + STATE] = (state & ~0xff) | rest;
  }

  #or(word: number, bits: number): void {
    const page = this.#pages[word >>> PAGE_BITS];
    if (page) page[word & (PAGE - 1)] = (page[word & (PAGE - 1)] ?? 0) | bits;
  }

  #start(at: number): void {
    const head = this.#slice(SLICE_MIN);
    this.#lists.set([head, head, head + SLICE_MIN - 1, SLICE_MIN, 0], at + HEAD);
  }

  #advance(at: number): void {
    const lists = this.#lists;
    const next = (lists[at + TAIL] ?? 0) + 1;
    if (next < (lists[at + END] ?? 0)) {
      lists[at + TAIL] = next;
      return;
    }
    const words = lists[at + WORDS] ?? 0;
    const size = nextSlice(words);
    const slice = this.#slice(size);
    this.#or(lists[at + END] ?? 0, slice);
    lists[at + TAIL] = slice;
    lists[at + END] = slice + size - 1;
    lists[at + WORDS] = words + size;
  }

  /** New words, all on one page. */
  #slice(size: number): number {
    const left = PAGE - (this.#free & (PAGE - 1));
    if (left < size) this.#free += left;
    while (this.#free + size > this.#pages.length * PAGE) this.#pages.push(new Uint32Array(PAGE));
    const slice = this.#free;
    this.#free += size;
    return slice;
  }
}

/** Goes once through what a list held when the reading began. */
export class Reader {
  readonly #pages: readonly Uint32Array[];
  readonly #count: number;
  #number: number;
  #read = 0;
  #low = 0;
  /** The word that comes next, where its slice ends, and how long all slices are so far. */
  #next: number;
  #end: number;
  #words = SLICE_MIN;
  /** What is left of the word at hand, its bits at the upper end. */
  #word = 0;
  #left = 0;

  constructor(
    pages: readonly Uint32Array[],
    { first, count, word }: { first: number; count: number; word: number },
  ) {
    this.#pages = pages;
    this.#count = count;
    this.#number = first;
    this.#next = word;
    this.#end = word + SLICE_MIN - 1;
  }

  /** Puts up to so many more numbers into a set of bits; says whether there are others. */
  mark(bits: Uint32Array, most: number): boolean {
    const until = Math.min(this.#count, this.#read + most);
    while (this.#read < until) {
      if (this.#read > 0) this.#number += 1 + this.#step();
      this.#read += 1;
      const at = this.#number >>> 5;
      bits[at] = (bits[at] ?? 0) | (1 << (this.#number & 31));
    }
    return this.#read < this.#count;
  }

  #step(): number {
    if (isMeasuredAt(this.#read)) this.#low = lowBits(this.#number, this.#read);
    let high = 0;
    for (;;) {
      if (this.#left === 0) this.#load();
      const ones = Math.clz32(~this.#word);
      if (high + ones >= ESCAPE) {
        this.#drop(ESCAPE - high);
        return this.#take(32);
      }
      high += ones;
      if (ones < this.#left) {
        this.#drop(ones + 1);
        break;
      }
      this.#left = 0;
    }
    return this.#low === 0 ? high : ((high << this.#low) | this.#take(this.#low)) >>> 0;
  }

  #take(bits: number): number {
    if (this.#left === 0) this.#load();
    if (bits <= this.#left) {
      const value = this.#word >>> (32 - bits);
      this.#drop(bits);
      return value;
    }
    const rest = bits - this.#left;
    const upper = this.#word >>> (32 - this.#left);
    this.#load();
    const value = ((upper << rest) | (this.#word >>> (32 - rest))) >>> 0;
    this.#drop(rest);
    return value;
  }

  #drop(bits: number): void {
    this.#left -= bits;
    // A shift by 32 is none; nothing is left to be read then.
    this.#word <<= bits;
  }

  #load(): void {
    if (this.#next === this.#end) {
      const size = nextSlice(this.#words);
      this.#next = this.#at(this.#end);
      this.#end = this.#next + size - 1;
      this.#words += size;
    }
    this.#word = this.#at(this.#next);
    this.#next += 1;
    this.#left = 32;
  }

  #at(word: number): number {
    return this.#pages[word >>> PAGE_BITS]?.[word & (PAGE - 1)] ?? 0;
  }
}
