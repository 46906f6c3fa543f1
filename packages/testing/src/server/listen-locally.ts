import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A server on a free port of this machine; what it answers is its owner's to say. */
export async function listenLocally() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return {
    server,
    origin: `http://localhost:${address.port}`,
    async bodyOf(request: IncomingMessage): Promise<string> {
      let text = "";
      for await (const part of request) text += String(part);
      return text;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
