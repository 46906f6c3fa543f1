import { VIDEO_HEARTBEAT_SECONDS } from "@tefuda/domain/constants/timing";
import type { SeatPresence } from "@tefuda/domain/video/presence";
import { failureOf } from "@/platform/errors";
import type { IncomingSignal, JoinedSeat, RoomCalls, Seating } from "./calls";
import type { LocalMediaStore } from "./local-media";
import type { MediaKind } from "./peer";
import {
  freshLine,
  type LineMemory,
  type Quality,
  qualityBetween,
  remember,
  type Sample,
  sampleOf,
} from "./quality";
import { asks, createRoomLink, type RoomLink } from "./room-link";
import { quietSigns, type Signs, sendsPicture } from "./signs";
import { createStore } from "./store";
import { tick } from "./ticks";
import type { Line } from "./watchdog";

/** Where this device is: before the door, in the room, or out of it again. */
export type Stage = "outside" | "joining" | "occupied" | "inside" | "takenOver" | "lost" | "left";

export interface RoomState {
  readonly stage: Stage;
  readonly seatId: string | undefined;
  readonly line: Line;
  /** The other side was here before and has gone. */
  readonly hasPartnerLeft: boolean;
  readonly audio: MediaStreamTrack | undefined;
  readonly video: MediaStreamTrack | undefined;
  readonly signs: Signs;
  readonly quality: Quality;
  /** This side asked for sound only: by itself on a thin line, or by the person. */
  readonly audioOnly: "automatic" | "chosen" | undefined;
}

const outside: RoomState = {
  stage: "outside",
  seatId: undefined,
  line: "none",
  hasPartnerLeft: false,
  audio: undefined,
  video: undefined,
  signs: quietSigns,
  quality: "good",
  audioOnly: undefined,
};

/** Whether a picture of the other side can be seen. */
export const showsPicture = ({ video, signs, line }: RoomState): boolean =>
  video !== undefined && line !== "connecting" && sendsPicture(signs);

const SAMPLE_MS = 2000;
/** A connection that breaks is made anew after a pause, each longer than the last, and not for ever. */
const MEND_MS = [500, 2000, 5000, 10_000];

export type RoomStore = ReturnType<typeof createRoom>;

/** The room as one device lives through it: the seat, the line to the other side, and its care. */
export function createRoom(calls: RoomCalls, media: Pick<LocalMediaStore, "get" | "subscribe">) {
  const store = createStore(outside);
  const { get, set } = store;
  let seat: JoinedSeat | undefined;
  let partnerSeatId: string | null = null;
  let link: RoomLink | undefined;
  let presence: SeatPresence = "present";
  let lastSeq = 0;
  let stopTimers = () => {};
  let joins = 0;
  let knock: Promise<unknown> | undefined;
  /** Whether the server has confirmed this seat: what is older speaks of another one. */
  let isConfirmed = false;
  let mends = 0;
  let mending: ReturnType<typeof setTimeout> | undefined;
  let memory: LineMemory = freshLine;
  let before: Sample | undefined;

  const unlink = () => {
    clearTimeout(mending);
    mending = undefined;
    link?.close();
    link = undefined;
    memory = freshLine;
    before = undefined;
    set({ line: "none", audio: undefined, video: undefined, signs: quietSigns, quality: "good" });
  };

  const pause = () =>
    link?.pause({ own: get().audioOnly !== undefined, asked: get().signs.wantsAudioOnly });

  const connect = (to: string) => {
    if (!seat) return;
    unlink();
    const { seatId, isPolite, iceServers } = seat;
    if (to !== partnerSeatId) mends = 0;
    partnerSeatId = to;
    set({ line: "connecting", hasPartnerLeft: false });
    link = createRoomLink(
      {
        isPolite,
        iceServers,
        media,
        send: (signal) => calls.signal({ seatId, to, ...signal }),
        isPassing: (error) => failureOf(error).isPassing,
      },
      {
        line(line) {
          if (line === "connected") mends = 0;
          set({ line });
        },
        track: (kind: MediaKind, track) =>
          set(kind === "audio" ? { audio: track } : { video: track }),
        signs(signs) {
          set({ signs });
          pause();
        },
        gaveUp,
        broken: mendSoon,
        // A line that works is not torn down for a word that was refused.
        refused: () => beat(),
      },
    );
    pause();
  };

  /** The side that makes the offers begins anew; the other one asks it to. */
  const mend = () => {
    mending = undefined;
    if (!seat || !partnerSeatId) return;
    if (seat.isPolite) link?.ask("again");
    else connect(partnerSeatId);
  };
  const mendSoon = () => {
    if (mending) return;
    const pause = MEND_MS[mends];
    mends += 1;
    if (pause === undefined) gaveUp();
    else mending = setTimeout(mend, pause);
  };

  const dropPartner = () => {
    partnerSeatId = null;
    unlink();
    set({ hasPartnerLeft: true });
  };

  /** Whoever knows that the other one is away stays and waits; else it is this side that is cut off. */
  const gaveUp = () => (presence === "present" ? leaveTo("lost") : dropPartner());

  const letGo = () => {
    joins += 1;
    stopTimers();
    unlink();
    seat = undefined;
    partnerSeatId = null;
    lastSeq = 0;
    set({ seatId: undefined });
  };

  const leaveTo = (stage: Stage) => {
    const seatId = seat?.seatId;
    letGo();
    set({ stage });
    // The server notices a silent seat by itself; this only tells the other side sooner.
    if (seatId && stage !== "takenOver") calls.leave(seatId).catch(() => undefined);
  };

  /** Who sits where, as often as that is heard. */
  const seated = ({ mySeatId, myPresence, partnerSeatId: taken, partnerPresence }: Seating) => {
    if (!seat || get().stage !== "inside") return;
    if (isConfirmed && mySeatId && mySeatId !== seat.seatId) return leaveTo("takenOver");
    // The goodbye of a page that was about to close, and stayed.
    if (isConfirmed && myPresence === "left") return leaveTo("left");
    // A silent seat is worth waiting for when we talk with it, and nobody to call otherwise.
    presence = partnerPresence;
    const isMet = get().line === "connected" || get().line === "reconnecting";
    const isThere =
      presence === "present" || (presence === "away" && isMet && taken === partnerSeatId);
    const partner = isThere ? taken : null;
    if (partner === partnerSeatId) return;
    if (partner) return connect(partner);
    dropPartner();
  };

  const beat = () => {
    // A beat that is lost costs nothing: the next one follows. What it answers comes by the view,
    // where an older answer does not take the place of a newer one.
    const beating = seat;
    if (!beating) return;
    calls.heartbeat(beating.seatId).then(
      () => {
        if (beating === seat) isConfirmed = true;
      },
      () => undefined,
    );
  };

  const measure = async () => {
    const measured = link;
    if (!measured || get().line !== "connected") return;
    const rows: Record<string, unknown>[] = [];
    (await measured.stats()).forEach((row) => {
      rows.push(row);
    });
    // Meanwhile the other side may have come back as somebody new.
    if (measured !== link) return;
    const sample = sampleOf(rows);
    if (before) {
      const quality = qualityBetween(before, sample);
      memory = remember(memory, quality, sample.atMs);
      set({ quality });
      const { audioOnly } = get();
      if (memory.isAudioOnly !== (audioOnly === "automatic") && audioOnly !== "chosen")
        setAudioOnly(memory.isAudioOnly ? "automatic" : undefined);
    }
    before = sample;
  };

  const setAudioOnly = (audioOnly: RoomState["audioOnly"]) => {
    if (!audioOnly) memory = freshLine;
    set({ audioOnly });
    pause();
  };

  /** A seat that nobody waited for is given back, unless this device has asked for one again since. */
  const dropSeat = ({ seatId }: JoinedSeat) => {
    if (get().stage !== "joining" && !seat) calls.leave(seatId).catch(() => undefined);
  };

  return {
    get,
    subscribe: store.subscribe,
    async join(takesOver: boolean) {
      joins += 1;
      const number = joins;
      set({ stage: "joining", hasPartnerLeft: false });
      // Two knocks at once may be heard in another order than they are answered in.
      if (knock) await knock;
      if (number !== joins) return;
      try {
        const joining = calls.join(takesOver);
        knock = joining.catch(() => undefined);
        const joined = await joining;
        if (number !== joins) return dropSeat(joined);
        seat = joined;
        isConfirmed = false;
        set({ stage: "inside", seatId: joined.seatId, audioOnly: undefined });
        const stopBeating = tick(VIDEO_HEARTBEAT_SECONDS * 1000, beat);
        const measuring = setInterval(measure, SAMPLE_MS);
        stopTimers = () => {
          stopBeating();
          clearInterval(measuring);
        };
        if (joined.partnerSeatId) connect(joined.partnerSeatId);
        // Who came while the door was opening is seen now.
        beat();
      } catch (error) {
        if (number !== joins) return;
        set({ stage: "outside" });
        throw error;
      }
    },
    seated,
    beat,
    /** A signal came; one that came before is not taken twice. */
    heard(signal: IncomingSignal) {
      if (!seat || signal.seq <= lastSeq) return;
      lastSeq = signal.seq;
      const { kind, payload, fromSeatId } = signal;
      const isNew = fromSeatId !== partnerSeatId || !link;
      if (kind === "state") {
        if (seat.isPolite) return;
        if (payload === asks.again) return connect(fromSeatId);
        return isNew ? undefined : link?.restart();
      }
      // What was offered for the line before was answered by somebody who began anew: so do we.
      if (!isNew && kind === "answer" && link?.isForeign(payload)) return connect(fromSeatId);
      // An offer may come before the news of who makes it.
      if (isNew && kind !== "offer") return;
      if (isNew || (kind === "offer" && link?.isForeign(payload))) connect(fromSeatId);
      link?.receive(kind, payload);
    },
    hurry() {
      beat();
      link?.hurry();
    },
    setAudioOnly,
    ask: () => set({ stage: "occupied" }),
    back: () => set({ stage: "outside" }),
    leave() {
      const { stage } = get();
      // Whoever does not wait for the door stands before it, as if nobody had knocked.
      if (stage === "inside" || stage === "joining")
        leaveTo(stage === "inside" ? "left" : "outside");
    },
    /** The room has ended: nobody needs to be told. */
    close: letGo,
  };
}
