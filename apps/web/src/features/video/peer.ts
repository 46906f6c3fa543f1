import type { SignalKind } from "@tefuda/domain/video/schema";
import { quietSigns, readSigns, type Signs } from "./signs";

export type MediaKind = "audio" | "video";

/** Enough for a face on a phone, and little enough for its line (bits per second). */
export const CAMERA_BITRATE = 1_200_000;
/** Letters on a shared screen have to stay readable. */
export const SCREEN_BITRATE = 2_500_000;
/** What a line carries that is too thin for faces: a page stays readable, and moves rarely. */
export const THIN_SCREEN = { bitrate: 250_000, framesPerSecond: 3 };

/** How much of the picture is sent. */
export interface VideoLimits {
  readonly bitrate: number;
  readonly isPaused: boolean;
  readonly framesPerSecond?: number | undefined;
}

export interface PeerOptions {
  /** Waits for offers and asks for new ones; the other side makes them all. */
  readonly isPolite: boolean;
  readonly iceServers: readonly RTCIceServer[];
  readonly make?: (config: RTCConfiguration) => RTCPeerConnection;
}

export interface PeerEvents {
  signal(kind: SignalKind, payload: string): void;
  state(state: RTCPeerConnectionState): void;
  track(kind: MediaKind, track: MediaStreamTrack): void;
  signs(signs: Signs): void;
  /** The two could not agree: only a new connection helps. */
  broken(error: unknown): void;
}

export interface Peer {
  receive(kind: SignalKind, payload: string): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): Promise<void>;
  setVideo(limits: VideoLimits): Promise<void>;
  setSigns(signs: Signs): void;
  /** Whether the other side has said anything yet. */
  hasBegun(): boolean;
  /**
   * Looks for a new way to the other browser; the old one keeps what still comes through. While an
   * offer waits for its answer, that offer is said again. Only for the side that makes offers.
   */
  restart(): void;
  stats(): Promise<RTCStatsReport>;
  close(): void;
}

/** The number that a description carries for as long as its connection lives. */
export const sessionOf = (sdp: string): string | undefined => /^o=\S+ (\d+) /m.exec(sdp)?.[1];

/** What tells one description from the next of the same connection; candidates do not count. */
const originOf = (sdp: string): string | undefined => /^o=.*$/m.exec(sdp)?.[0];

/**
 * One connection from browser to browser: media goes straight or over a relay, never through the
 * product's server. One side makes every offer, so no two ever cross, and both have one line for
 * sound and one for the picture, camera or not.
 */
export function createPeer(options: PeerOptions, on: PeerEvents): Peer {
  const { isPolite, iceServers, make = (config) => new RTCPeerConnection(config) } = options;
  const connection = make({ iceServers: [...iceServers], bundlePolicy: "max-bundle" });
  const senders = new Map<MediaKind, RTCRtpSender>();
  const tracks = new Map<MediaKind, MediaStreamTrack | null>();
  const early: string[] = [];
  let signs = quietSigns;
  let video: VideoLimits = { bitrate: CAMERA_BITRATE, isPaused: false };
  let isClosed = false;

  const channel = connection.createDataChannel("signs", { negotiated: true, id: 0 });
  const tell = () => {
    if (channel.readyState === "open") channel.send(JSON.stringify(signs));
  };
  channel.onopen = tell;
  channel.onmessage = ({ data }) => {
    const heard = typeof data === "string" ? readSigns(data) : undefined;
    if (heard) on.signs(heard);
  };

  const limitVideo = async () => {
    const sender = senders.get("video");
    if (!sender) return;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings ?? []) {
      encoding.maxBitrate = video.bitrate;
      encoding.active = !video.isPaused;
      if (video.framesPerSecond) encoding.maxFramerate = video.framesPerSecond;
      else delete encoding.maxFramerate;
    }
    // A sender that is not part of an agreement yet takes no limits; it is asked again after it.
    await sender.setParameters(parameters).catch(() => undefined);
  };

  const adopt = async ({ sender, receiver }: RTCRtpTransceiver) => {
    const kind = receiver.track.kind === "audio" ? "audio" : "video";
    senders.set(kind, sender);
    await sender.replaceTrack(tracks.get(kind) ?? null);
  };

  const negotiate = async () => {
    if (isClosed || isPolite) return;
    try {
      await connection.setLocalDescription();
      const { localDescription } = connection;
      if (localDescription?.type === "offer") on.signal("offer", localDescription.sdp);
    } catch (error) {
      if (!isClosed) on.broken(error);
    }
  };

  const takeCandidate = async (payload: string) => {
    if (!connection.remoteDescription) return void early.push(payload);
    await connection.addIceCandidate(JSON.parse(payload));
  };

  const isTaken = (sdp: string) => {
    const { remoteDescription } = connection;
    return remoteDescription !== null && originOf(remoteDescription.sdp) === originOf(sdp);
  };
  const sayAnswer = () => on.signal("answer", connection.localDescription?.sdp ?? "");

  const takeOffer = async (sdp: string) => {
    // Said again because the answer did not arrive: so it is given again.
    if (isTaken(sdp)) return sayAnswer();
    const isFirst = !connection.remoteDescription;
    await connection.setRemoteDescription({ type: "offer", sdp });
    if (isFirst)
      for (const transceiver of connection.getTransceivers()) {
        transceiver.direction = "sendrecv";
        await adopt(transceiver);
      }
    await connection.setLocalDescription();
    sayAnswer();
    await limitVideo();
  };

  const takeAnswer = async (sdp: string) => {
    // An answer that was given twice; the second may come when the next one is due.
    if (connection.signalingState !== "have-local-offer" || isTaken(sdp)) return;
    await connection.setRemoteDescription({ type: "answer", sdp });
    await limitVideo();
  };

  const take = async (kind: SignalKind, payload: string) => {
    if (isClosed || kind === "state") return;
    if (kind === "candidate") return takeCandidate(payload);
    await (kind === "offer" ? takeOffer(payload) : takeAnswer(payload));
    for (const candidate of early.splice(0)) await takeCandidate(candidate);
  };

  connection.onnegotiationneeded = negotiate;
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) on.signal("candidate", JSON.stringify(candidate));
  };
  connection.onconnectionstatechange = () => {
    if (!isClosed) on.state(connection.connectionState);
  };
  connection.ontrack = ({ track }) => on.track(track.kind === "audio" ? "audio" : "video", track);

  if (!isPolite)
    for (const kind of ["audio", "video"] as const)
      void adopt(connection.addTransceiver(kind, { direction: "sendrecv" }));

  // One signal at a time: each builds on what the one before it left.
  let last = Promise.resolve();
  return {
    receive(kind, payload) {
      last = last
        .then(() => take(kind, payload))
        .catch((error) => {
          if (!isClosed && kind !== "candidate") on.broken(error);
        });
    },
    async setTrack(kind, track) {
      tracks.set(kind, track);
      await senders.get(kind)?.replaceTrack(track);
    },
    async setVideo(limits) {
      video = limits;
      await limitVideo();
    },
    setSigns(next) {
      // Each side looks at its own signs whenever it hears of the other's: said again and again, the
      // same ones would go to and fro for ever.
      const isNews = JSON.stringify(next) !== JSON.stringify(signs);
      signs = next;
      if (isNews) tell();
    },
    hasBegun: () => connection.remoteDescription !== null,
    restart() {
      if (isClosed || isPolite) return;
      const { localDescription, signalingState } = connection;
      if (signalingState === "stable") connection.restartIce();
      else if (signalingState === "have-local-offer" && localDescription)
        on.signal("offer", localDescription.sdp);
    },
    stats: () => connection.getStats(),
    close() {
      isClosed = true;
      channel.close();
      connection.close();
    },
  };
}
