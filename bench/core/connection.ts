import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Answer, answerIn } from "./answer.ts";

/** Who does not answer within this time will not. */
const PATIENCE_MS = 30_000;

/** A connection that stays open, as those of a browser. */
export interface Connection {
  /** Sends a request and waits for its answer; one at a time. */
  ask(request: string): Promise<Answer>;
  close(): void;
}

/**
 * Connects to the server. Clients share the processors with what is measured, so this one does
 * nothing that these few calls do not need.
 */
async function openConnection(origin: string): Promise<Connection> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  return talkOver(socket);
}

function talkOver(socket: Socket): Connection {
  let waiting: PromiseWithResolvers<Answer> | undefined;
  let come: Buffer | undefined;
  const end = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("The server did not answer.")));
  socket.on("error", end);
  socket.on("close", () => end(new Error("The server hung up.")));
  socket.on("data", (bytes: Buffer) => {
    come = come ? Buffer.concat([come, bytes]) : bytes;
    const answer = answerIn(come);
    if (!answer) return;
    come = undefined;
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(answer);
  });
  return {
    ask(request) {
      waiting = Promise.withResolvers<Answer>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Opens so many connections, and closes them whatever happens. */
export async function withConnections<T>(
  origin: string,
  count: number,
  use: (connections: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const connections = await Promise.all(
    Array.from({ length: count }, () => openConnection(origin)),
  );
  try {
    return await use(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** The same with a single one. */
export const withConnection = <T>(origin: string, use: (connection: Connection) => Promise<T>) =>
  withConnections(origin, 1, ([connection]) => {
    if (!connection) throw new Error("There is no connection.");
    return use(connection);
  });
