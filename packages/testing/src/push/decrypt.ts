import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from "node:crypto";

const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PRESSED_BYTES = 32;
/** Before the rest of the body: salt, size of records, length of the sender's key. */
const HEADER_BYTES = SALT_BYTES + 5;

/** What a browser keeps of its subscription. */
export interface BrowserKeys {
  readonly pair: ECDH;
  readonly secret: Buffer;
}

/**
 * Opens a push as a browser does, by RFC 8188 and 8291 and with nothing of the library that closed it.
 * @throws Error for anything that a browser would not open
 */
export function decryptPush(body: Buffer, { pair, secret }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(HEADER_BYTES - 1);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const record = body.subarray(HEADER_BYTES + keyLength);
  if (record.length > body.readUInt32BE(SALT_BYTES)) throw new Error("More than one record.");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const shared = derive(pair.computeSecret(sender), secret, info, PRESSED_BYTES);
  const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", KEY_BYTES);
  const nonce = derive(shared, salt, "Content-Encoding: nonce\0", NONCE_BYTES);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error("The last record has no end.");
  return padded.subarray(0, end).toString("utf8");
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

export interface Sender {
  readonly publicKey: string;
  readonly aud: string;
  readonly sub: string;
  /** In seconds. */
  readonly exp: number;
}

/**
 * Who sends, by the header of RFC 8292.
 * @throws Error when the signature is not of the key that it names
 */
export function verifySender(authorization: string): Sender {
  const [, token = "", publicKey = ""] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if ((read(head) as { alg?: string }).alg !== "ES256") throw new Error("Not signed by ES256.");
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("The signature is of another key.");
  return { ...(read(claims) as Omit<Sender, "publicKey">), publicKey };
}

const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
