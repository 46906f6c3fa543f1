import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { BrowserContext } from "@playwright/test";

/** The only way between two browsers, which a test can cut and mend like a cable. */
export interface UdpPath {
  /** Sends what this browser's connections say by the path. Call it before its pages open. */
  join(context: BrowserContext): Promise<void>;
  cut(): void;
  mend(): void;
  close(): void;
}

interface Exit {
  readonly port: number;
  readonly socket: Socket;
}

/**
 * Stands between two browsers of this machine as a relay stands between two networks: each address
 * that one browser tells the other is replaced by one of ours, which passes datagrams on to it.
 */
export function createUdpPath(): UdpPath {
  const exits = new Map<string, Promise<Exit>>();
  let isCut = false;

  const open = async (address: string, port: number): Promise<Exit> => {
    const socket = createSocket("udp4");
    socket.on("message", async (data, from) => {
      // The answer has to come from where the sender is known to be.
      const back = await exitOf(from.address, from.port);
      if (!isCut) back.socket.send(data, port, address);
    });
    socket.bind(0);
    await once(socket, "listening");
    return { port: socket.address().port, socket };
  };
  const exitOf = (address: string, port: number) => {
    const key = `${address}:${port}`;
    const exit = exits.get(key) ?? open(address, port);
    exits.set(key, exit);
    return exit;
  };

  return {
    async join(context) {
      await context.exposeFunction("exitOf", async (address: string, port: number) => {
        return (await exitOf(address, port)).port;
      });
      await context.addInitScript(leadCandidates);
    },
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
    },
    close() {
      for (const exit of exits.values()) void exit.then(({ socket }) => socket.close());
    },
  };
}

/** Runs in the browser: keeps every connection to look at, and puts our exits into its candidates. */
function leadCandidates() {
  const made: RTCPeerConnection[] = [];
  Object.assign(globalThis, { madeConnections: made });
  const Browsers = globalThis.RTCPeerConnection;
  if (!Browsers) return;
  globalThis.RTCPeerConnection = class extends Browsers {
    constructor(config?: RTCConfiguration) {
      super(config);
      made.push(this);
    }
    override async addIceCandidate(given?: RTCIceCandidateInit | null) {
      const words = given?.candidate?.split(" ") ?? [];
      const [address = "", port = ""] = [words[4], words[5]];
      if (words[2] !== "udp" || !/^[\d.]+$/.test(address)) return;
      const exit = await (
        globalThis as unknown as { exitOf(address: string, port: number): Promise<number> }
      ).exitOf(address, Number(port));
      words[5] = String(exit);
      await super.addIceCandidate({ ...given, candidate: words.join(" ") });
    }
  };
}
