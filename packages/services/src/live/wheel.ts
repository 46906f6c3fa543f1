/** A place on a wheel: it is called once a round, until it is left. */
export interface Seat {
  /** Its round begins anew. */
  again(): void;
  leave(): void;
}

/**
 * Calls many once in a while, with one timer for all of them: a timer each, with what it calls, would be held by
 * every open stream. Each is called a round after it took its seat or said `again`, or up to a turn earlier.
 * @param roundMs after how long a seat is called
 * @param turns into how many pieces a round falls, so that not everybody is called at once
 */
export function createWheel(roundMs: number, turns: number): { take(call: () => void): Seat } {
  const seats = Array.from({ length: turns }, () => new Set<Taken>());
  let at = 0;
  let taken = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const here = () => seats[at] as Set<Taken>;
  const turn = () => {
    at = (at + 1) % turns;
    // Whoever begins anew while it is called sits here again, and is not called twice for that.
    for (const seat of [...here()]) seat.call();
  };

  class Taken implements Seat {
    readonly call: () => void;
    place: Set<Taken> | undefined;
    constructor(call: () => void) {
      this.call = call;
      this.place = here().add(this);
    }
    again() {
      if (!this.place) return;
      this.place.delete(this);
      this.place = here().add(this);
    }
    leave() {
      if (!this.place) return;
      this.place.delete(this);
      this.place = undefined;
      taken -= 1;
      if (taken === 0) clearInterval(timer);
    }
  }

  return {
    take(call) {
      taken += 1;
      if (taken === 1) timer = setInterval(turn, roundMs / turns);
      return new Taken(call);
    },
  };
}
