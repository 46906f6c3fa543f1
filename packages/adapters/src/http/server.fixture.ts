import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";

export interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A server on this machine that answers as a test says, and remembers what it was asked. */
export function useServer() {
  let answer: (response: ServerResponse, asked: Asked) => unknown = (response) => response.end();
  const requests: Asked[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const asked = { url: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) };
    requests.push(asked);
    await answer(response, asked);
  });
  let origin = "";
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address && typeof address === "object") origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return {
    origin: () => origin,
    requests,
    answers: (next: typeof answer) => {
      requests.length = 0;
      answer = next;
    },
  };
}
