import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Stands before a server, and does with what passes what a bad network does. */
export interface CuttingProxy {
  readonly url: string;
  readonly port: number;
  /** Ends all connections without a word, as a train in a tunnel does; new ones go through. */
  cut(): void;
  /** Lets nothing pass any more and says nothing of it, as a server that stands still. */
  hold(): void;
  /** Lets pass what it held, and what comes. */
  letGo(): void;
  /** Whatever is sent to the server arrives so much later. */
  slow(delayMs: number): void;
  stop(): Promise<void>;
}

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A cut connection ends with an error on either side, which is the point.
    socket.on("error", () => socket.destroy());
    return socket;
  };
  let held: PromiseWithResolvers<void> | undefined;
  let delayMs = 0;
  const server = createServer((inner) => {
    const outer = keep(connect(Number(port), hostname));
    keep(inner);
    carry(inner, outer, async () => {
      if (delayMs > 0) await wait(delayMs);
      await held?.promise;
    });
    carry(outer, inner, async () => held?.promise);
    inner.on("close", () => outer.destroy());
    outer.on("close", () => inner.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const letGo = () => {
    held?.resolve();
    held = undefined;
  };
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    cut,
    hold() {
      held ??= Promise.withResolvers();
    },
    letGo,
    slow(ms) {
      delayMs = ms;
    },
    async stop() {
      server.close();
      letGo();
      cut();
      await once(server, "close");
    },
  };
}

/** Hands on what comes, piece by piece, each when its way is free. */
function carry(from: Socket, to: Socket, passage: () => Promise<void>) {
  let before = Promise.resolve();
  from.on("data", (piece: Buffer) => {
    before = before.then(passage).then(() => {
      if (!to.destroyed) to.write(piece);
    });
  });
  from.on("end", () => {
    before = before.then(() => {
      if (!to.destroyed) to.end();
    });
  });
}
