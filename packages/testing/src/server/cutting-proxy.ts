import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands before a server and can lose every connection at once, as a train in a tunnel does. */
export interface CuttingProxy {
  readonly url: string;
  /** Ends all connections without a word; new ones go through. */
  cut(): void;
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
  const server = createServer((inner) => {
    const outer = keep(connect(Number(port), hostname));
    keep(inner);
    inner.pipe(outer).pipe(inner);
    inner.on("close", () => outer.destroy());
    outer.on("close", () => inner.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${address.port}`,
    cut,
    async stop() {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}
