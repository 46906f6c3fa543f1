import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import * as engine from "better-auth/crypto";
import { atMost } from "../kernel/at-most.ts";

/** How dear one try is; it stands in front of each hash, so that it can be raised (OWASP's second choice). */
export interface HashCost {
  /** The power of two that is N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** What a new hash costs; tests on a database, which make them by hundreds, lower it for themselves. */
export const hashCost: HashCost = { ln: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * A hash costs some tenths of a second and 32 MB in one of the four threads that also read files and
 * look names up, so it gets half of them.
 */
const hashing = atMost(2, 60);

/** @throws AppError `serverBusy` */
export const hashPassword = (password: string, cost = hashCost): Promise<string> =>
  hashing(async () => {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(password, salt, cost);
    const parts = `ln=${cost.ln},r=${cost.r},p=${cost.p}`;
    return `$scrypt$${parts}$${salt.toString("base64url")}$${key.toString("base64url")}`;
  });

/** @throws AppError `serverBusy` */
export const verifyPassword = (password: string, hash: string): Promise<boolean> =>
  hashing(() => (isEarlierHash(hash) ? verifyEarlier(password, hash) : verify(password, hash)));

/** Whether a hash is the session engine's, from before ours had a cost of their own. */
export const isEarlierHash = (hash: string) => !hash.startsWith("$scrypt$");

async function verify(password: string, hash: string): Promise<boolean> {
  const [ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)?.slice(1) ?? [];
  if (salt === undefined || key === undefined) throw new Error("A hash is not in its form.");
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const made = await keyOf(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(made, Buffer.from(key, "base64url"));
}

/** Three times, which costs as much as one of ours: no clock shall tell who has an earlier hash. */
async function verifyEarlier(password: string, hash: string): Promise<boolean> {
  const isRight = await engine.verifyPassword({ hash, password });
  await engine.verifyPassword({ hash, password });
  await engine.verifyPassword({ hash, password });
  return isRight;
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
