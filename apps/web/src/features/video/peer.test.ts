import type { SignalKind } from "@tefuda/domain/video/schema";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createPeer, type Peer, sessionOf } from "./peer";
import { FakeConnection } from "./peer.fixture";

interface Side {
  readonly connection: FakeConnection;
  readonly peer: Peer;
  /** What this side said and has not been delivered yet. */
  readonly said: [SignalKind, string][];
  readonly broken: ReturnType<typeof vi.fn>;
}

function side(isPolite: boolean): Side {
  const connection = new FakeConnection();
  const said: [SignalKind, string][] = [];
  const broken = vi.fn();
  const peer = createPeer(
    {
      isPolite,
      iceServers: [],
      make: () => connection as unknown as RTCPeerConnection,
    },
    {
      signal: (kind, payload) => said.push([kind, payload]),
      state() {},
      track() {},
      signs() {},
      broken,
    },
  );
  return { connection, peer, said, broken };
}

const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

const deliver = async (from: Side, to: Side) => {
  const next = from.said.shift();
  if (next) to.peer.receive(...next);
  await settle();
};

async function deliverAll(a: Side, b: Side) {
  await settle();
  while (a.said.length + b.said.length > 0) {
    await deliver(a, b);
    await deliver(b, a);
  }
}

describe("two browsers that agree on a connection", () => {
  it("lets the impolite side make the offer, for sound and picture", async () => {
    const [ace, joker] = [side(false), side(true)];
    await settle();
    expect(joker.said).toEqual([]);
    expect(ace.said.map(([kind]) => kind)).toEqual(["offer"]);
    await deliverAll(ace, joker);
    expect(ace.connection.signalingState).toBe("stable");
    expect(joker.connection.transceivers.map(({ kind, direction }) => [kind, direction])).toEqual([
      ["audio", "sendrecv"],
      ["video", "sendrecv"],
    ]);
  });

  it("keeps candidates that overtook their offer", async () => {
    const [ace, joker] = [side(false), side(true)];
    await settle();
    joker.peer.receive("candidate", JSON.stringify({ candidate: "early" }));
    await settle();
    expect(joker.connection.candidates).toEqual([]);
    await deliverAll(ace, joker);
    expect(joker.connection.candidates).toEqual(["early"]);
    expect(joker.broken).not.toHaveBeenCalled();
  });

  it("comes to an agreement whenever it is restarted, and in whatever pace signals arrive", async () => {
    const step = fc.constantFrom("restart", "toJoker", "toAce");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const [ace, joker] = [side(false), side(true)];
        await deliverAll(ace, joker);
        for (const one of steps) {
          if (one === "restart") ace.peer.restart();
          else if (one === "toJoker") await deliver(ace, joker);
          else await deliver(joker, ace);
        }
        await deliverAll(ace, joker);
        expect([ace, joker].map(({ connection }) => connection.signalingState)).toEqual([
          "stable",
          "stable",
        ]);
        // Each holds what the other one said, and not something that was taken back meanwhile.
        const [a, b] = [ace.connection, joker.connection];
        expect(a.remoteDescription).toEqual(b.localDescription);
        expect(b.remoteDescription).toEqual(a.localDescription);
        expect(ace.broken).not.toHaveBeenCalled();
        expect(joker.broken).not.toHaveBeenCalled();
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["offer", 0],
    ["answer", 1],
  ])("says an offer again whose %s was lost", async (_, delivered) => {
    const [ace, joker] = [side(false), side(true)];
    await settle();
    if (delivered) await deliver(ace, joker);
    ace.said.length = 0;
    joker.said.length = 0;
    ace.peer.restart();
    await deliverAll(ace, joker);
    expect(ace.connection.signalingState).toBe("stable");
    expect(ace.connection.remoteDescription).toEqual(joker.connection.localDescription);
    expect(joker.connection.transceivers).toHaveLength(2);
  });

  it("tells a new connection on the other side by the number of its descriptions", async () => {
    const [first, second] = [side(false), side(false)];
    await settle();
    const [one, other] = [first, second].map(({ said }) => sessionOf(said[0]?.[1] ?? ""));
    expect(one).toMatch(/^\d+$/);
    expect(other).not.toBe(one);
  });
});
