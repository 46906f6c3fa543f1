/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

const END_OF_HEAD = "\r\n\r\n";
const LINE = "\r\n";

/**
 * The answer (HTTP/1.1) that some bytes are, by its length or in pieces; undefined while more has to come.
 * One question is on its way at a time, so nothing follows it.
 */
export function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end).toLowerCase();
  const status = Number(head.slice("http/1.1 ".length, "http/1.1 200".length));
  const from = end + END_OF_HEAD.length;
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const to = from + Number(length);
    return bytes.length < to ? undefined : { status, body: bytes.subarray(from, to) };
  }
  if (!/\r\ntransfer-encoding: *chunked/.test(head)) return { status, body: Buffer.alloc(0) };
  const pieces = piecesFrom(bytes, from);
  return pieces && { status, body: Buffer.concat(pieces) };
}

function piecesFrom(bytes: Buffer, start: number): Buffer[] | undefined {
  const pieces: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf(LINE, at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const from = lineEnd + LINE.length;
    const next = from + size + LINE.length;
    if (bytes.length < next) return undefined;
    if (size === 0) return pieces;
    pieces.push(bytes.subarray(from, from + size));
    at = next;
  }
}

/** How often a text stands in an answer: cheaper than to parse it, which would be measured too. */
export function timesIn(body: Buffer, wanted: string): number {
  let times = 0;
  for (let at = body.indexOf(wanted); at >= 0; at = body.indexOf(wanted, at + wanted.length))
    times += 1;
  return times;
}
