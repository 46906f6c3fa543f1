type Sdp = { type: "offer" | "answer"; sdp: string };

/**
 * A connection without a network, by the rules of the browser's state machine: what an offer and an
 * answer do, and that a candidate before its description is an error. Two that have agreed with each
 * other are connected, as long as nobody cuts the line.
 */
export class FakeConnection {
  static readonly all: FakeConnection[] = [];
  static isCut = false;
  readonly id = 1000 + FakeConnection.all.push(this);
  signalingState: RTCSignalingState = "stable";
  connectionState: RTCPeerConnectionState = "new";
  localDescription: Sdp | null = null;
  remoteDescription: Sdp | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: unknown = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: ((event: { track: unknown }) => void) | null = null;
  readonly candidates: string[] = [];
  readonly transceivers: ReturnType<typeof transceiver>[] = [];
  readonly channel = channelOf(() => this.other);
  restarts = 0;
  private version = 0;
  private needs = false;

  createDataChannel = () => this.channel;
  getTransceivers = () => this.transceivers;
  addTransceiver(kind: "audio" | "video") {
    const made = transceiver(kind);
    this.transceivers.push(made);
    this.ask();
    return made;
  }
  restartIce() {
    this.restarts += 1;
    this.ask();
  }
  ask() {
    this.needs = true;
    queueMicrotask(() => {
      if (!this.needs || this.signalingState !== "stable") return;
      this.needs = false;
      this.onnegotiationneeded?.();
    });
  }
  async setLocalDescription() {
    await Promise.resolve();
    const isAnswer = this.signalingState === "have-remote-offer";
    this.version += 1;
    this.localDescription = {
      type: isAnswer ? "answer" : "offer",
      sdp: `v=0\no=- ${this.id} ${this.version} IN IP4 127.0.0.1\n`,
    };
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
    if (isAnswer && this.needs) this.ask();
  }
  async setRemoteDescription({ type, sdp }: Sdp) {
    await Promise.resolve();
    const expected = type === "answer" ? "have-local-offer" : "stable";
    if (this.signalingState !== expected)
      throw new Error(`an ${type} while ${this.signalingState}`);
    if (type === "offer" && this.transceivers.length === 0)
      this.transceivers.push(transceiver("audio"), transceiver("video"));
    const isFirst = !this.remoteDescription;
    this.remoteDescription = { type, sdp };
    this.signalingState = type === "offer" ? "have-remote-offer" : "stable";
    if (isFirst) for (const { receiver } of this.transceivers) this.ontrack?.(receiver);
    if (type !== "answer") return;
    this.meet();
    this.other?.meet();
    if (this.needs) this.ask();
  }
  async addIceCandidate(candidate: { candidate: string }) {
    if (!this.remoteDescription) throw new Error("a candidate before its description");
    this.candidates.push(candidate.candidate);
  }
  /** The browser on the other side, as soon as it has said something. */
  get other(): FakeConnection | undefined {
    const id = / (\d+) /.exec(this.remoteDescription?.sdp ?? "")?.[1];
    return FakeConnection.all.find((one) => String(one.id) === id);
  }
  meet() {
    this.turn("connecting");
    if (!FakeConnection.isCut) this.turn("connected");
  }
  turn(state: RTCPeerConnectionState) {
    if (this.connectionState === "closed" || this.connectionState === state) return;
    this.connectionState = state;
    this.onconnectionstatechange?.();
    if (state === "connected") this.channel.open();
  }
  /** What is sent on the line for pictures, and how much of it. */
  get picture() {
    return this.transceivers.find(({ kind }) => kind === "video");
  }
  async getStats() {
    return new Map();
  }
  close() {
    this.connectionState = "closed";
    this.channel.readyState = "closed";
  }
}

function channelOf(other: () => FakeConnection | undefined) {
  const channel = {
    readyState: "connecting",
    onopen: undefined as (() => void) | undefined,
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    open() {
      channel.readyState = "open";
      // The other end may be told a moment later, and what is said meanwhile waits for it.
      queueMicrotask(() => channel.onopen?.());
    },
    send: (data: string) => queueMicrotask(() => other()?.channel.onmessage?.({ data })),
    close() {},
  };
  return channel;
}

function transceiver(kind: "audio" | "video") {
  const sent: unknown[] = [];
  const encoding: RTCRtpEncodingParameters = {};
  return {
    kind,
    direction: "recvonly",
    receiver: { track: { kind } },
    sent,
    encoding,
    sender: {
      replaceTrack: async (track: unknown) => void sent.push(track),
      getParameters: () => ({ encodings: [encoding] }),
      setParameters: async () => {},
    },
  };
}
