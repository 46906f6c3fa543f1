import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

interface Stored {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/**
 * An S3 store on this machine with one bucket, which speaks as much of the protocol as the product
 * does: an object is put, read and removed, and the bucket is asked for. What talks to it is Amazon's
 * own client. It looks whose key signed a call, not at the signature.
 */
export async function startS3Server({
  bucket,
  accessKeyId,
  saysLength = true,
}: {
  readonly bucket: string;
  readonly accessKeyId: string;
  /** Some send a file in pieces, without saying how long it is. */
  readonly saysLength?: boolean;
}) {
  const objects = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, asked = "", ...key] = decodeURIComponent(pathname).split("/");
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      return refuse(response, 403, "InvalidAccessKeyId");
    if (asked !== bucket) return refuse(response, 404, "NoSuchBucket");
    await answer(objects, key.join("/"), saysLength, request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop,
    /** Starts again after `stop`, with what it kept. */
    async startAgain() {
      server.listen(address.port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}

async function answer(
  objects: Map<string, Stored>,
  key: string,
  saysLength: boolean,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === "HEAD" && key === "") return response.writeHead(200).end();
  if (request.method === "PUT") {
    const bytes = await buffer(request);
    if (bytes.length !== Number(request.headers["content-length"]))
      return refuse(response, 400, "IncompleteBody");
    objects.set(key, { bytes, contentType: request.headers["content-type"] ?? "" });
    return response.writeHead(200, { etag: '"stored"' }).end();
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const found = request.method === "GET" ? objects.get(key) : undefined;
  if (!found) return refuse(response, 404, "NoSuchKey");
  return response
    .writeHead(200, {
      "content-type": found.contentType,
      ...(saysLength && { "content-length": found.bytes.length }),
      etag: '"stored"',
    })
    .end(found.bytes);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
