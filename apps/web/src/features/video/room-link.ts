import type { SignalKind } from "@tefuda/domain/video/schema";
import type { RelayServer } from "./calls";
import type { LocalMedia, LocalMediaStore } from "./local-media";
import { createOutbox } from "./outbox";
import {
  CAMERA_BITRATE,
  createPeer,
  type MediaKind,
  type Peer,
  SCREEN_BITRATE,
  sessionOf,
  THIN_SCREEN,
  type VideoLimits,
} from "./peer";
import type { Signs } from "./signs";
import { createWatchdog, type Line } from "./watchdog";

export interface LinkOptions {
  readonly isPolite: boolean;
  readonly iceServers: readonly RelayServer[];
  readonly media: Pick<LocalMediaStore, "get" | "subscribe">;
  send(signal: { kind: SignalKind; payload: string }): Promise<unknown>;
  isPassing(error: unknown): boolean;
}

export interface LinkEvents {
  line(line: Line): void;
  track(kind: MediaKind, track: MediaStreamTrack): void;
  signs(signs: Signs): void;
  /** The line did not come back within its minute. */
  gaveUp(): void;
  /** Nothing can be mended here: make a new link. */
  broken(): void;
  /** The server does not take what this seat says: look who sits where. */
  refused(): void;
}

const RETRY_MS = 1000;
const wait = () => new Promise<void>((done) => void setTimeout(done, RETRY_MS));

/** What the side that waits for offers asks of the other one. */
export const asks = {
  /** A connection from the beginning: none came, or it cannot be mended. */
  again: "again",
  /** A new way for the connection that there is. */
  restart: "restart",
} as const;

type OwnMedia = Pick<LocalMedia, "microphone" | "camera" | "screen" | "isMuted" | "isCameraOff">;
interface Pauses {
  readonly own: boolean;
  readonly asked: boolean;
}

/**
 * What is sent over the line, and what the other side is told of it. A line that is too thin for
 * faces goes on carrying a shared screen, which is what the two talk about: in few frames.
 */
export function sendingOf(media: OwnMedia, pauses: Pauses) {
  const { microphone, camera, screen, isMuted, isCameraOff } = media;
  const isThin = pauses.own || pauses.asked;
  const limits: VideoLimits = !screen
    ? { bitrate: CAMERA_BITRATE, isPaused: isThin }
    : isThin
      ? { ...THIN_SCREEN, isPaused: false }
      : { bitrate: SCREEN_BITRATE, isPaused: false };
  const signs: Signs = {
    isMuted: isMuted || !microphone,
    isCameraOff: isCameraOff || !camera,
    isPaused: isThin && !screen,
    isSharing: screen !== undefined,
    wantsAudioOnly: pauses.own,
  };
  return { audio: microphone, video: screen ?? camera, limits, signs };
}

export type RoomLink = ReturnType<typeof createRoomLink>;

/** The line between this seat and one seat of the other side, with everything that runs over it. */
export function createRoomLink(options: LinkOptions, on: LinkEvents) {
  const { media, isPolite } = options;
  let pauses: Pauses = { own: false, asked: false };
  /** What waits to be asked. */
  let asking: keyof typeof asks | undefined;
  let isClosed = false;

  const outbox = createOutbox<{ kind: SignalKind; payload: string }>({
    async send(signal) {
      await options.send(signal);
      if (asking && signal.payload === asks[asking]) asking = undefined;
    },
    isPassing: options.isPassing,
    onRefused: () => {
      // What was refused took everything that waited with it.
      asking = undefined;
      if (!isClosed) on.refused();
    },
    wait,
  });
  const iceServers = options.iceServers.map((server) => ({ ...server, urls: [...server.urls] }));
  const peer: Peer = createPeer(
    { isPolite, iceServers },
    {
      signal: (kind, payload) => outbox.push({ kind, payload }),
      state: (state) => watchdog.state(state),
      track: on.track,
      signs: on.signs,
      broken: () => {
        if (!isClosed) on.broken();
      },
    },
  );
  const ask = (kind: keyof typeof asks) => {
    // What waits to be sent need not be asked twice; a new connection is more than a new way.
    if (asking === "again" || asking === kind) return;
    asking = kind;
    outbox.push({ kind: "state", payload: asks[kind] });
  };
  const watchdog = createWatchdog(isPolite, {
    line: on.line,
    // Two that restart at once only cost each other time: one does it, the other asks for it.
    help: () => (isPolite ? ask(peer.hasBegun() ? "restart" : "again") : peer.restart()),
    gaveUp: on.gaveUp,
  });

  const sent = new Map<MediaKind, MediaStreamTrack | null>();
  const put = (kind: MediaKind, track: MediaStreamTrack | undefined) => {
    const next = track ?? null;
    if (sent.get(kind) === next) return;
    sent.set(kind, next);
    // A track that cannot be put in place of another one asks for a new connection.
    peer.setTrack(kind, next).catch(() => on.broken());
  };
  const follow = () => {
    const { audio, video, limits, signs } = sendingOf(media.get(), pauses);
    put("audio", audio);
    put("video", video);
    void peer.setVideo(limits);
    peer.setSigns(signs);
  };
  const stopFollowing = media.subscribe(follow);
  follow();

  let session: string | undefined;
  return {
    receive(kind: SignalKind, payload: string) {
      if (kind === "offer" || kind === "answer") session ??= sessionOf(payload);
      peer.receive(kind, payload);
    },
    /** Whether an offer or answer is of a new connection on the other side, which this one does not fit. */
    isForeign: (sdp: string) => session !== undefined && sessionOf(sdp) !== session,
    stats: peer.stats,
    restart: peer.restart,
    ask,
    /** Sends no picture: because this side's line is thin, or as the other side asked. */
    pause(next: Pauses) {
      pauses = next;
      follow();
    },
    /** The network or the live stream is back. */
    hurry() {
      outbox.hurry();
      watchdog.hurry();
    },
    close() {
      isClosed = true;
      stopFollowing();
      watchdog.stop();
      outbox.close();
      peer.close();
    },
  };
}
