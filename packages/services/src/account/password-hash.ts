import * as crypto from "better-auth/crypto";
import { atMost } from "../kernel/at-most.ts";

/**
 * A hash costs a tenth of a second and 32 MB in one of the four threads that also read files and look
 * names up, so it gets half of them.
 */
const hashing = atMost(2, 60);

/** @throws AppError `serverBusy` */
export const hashPassword = (password: string): Promise<string> =>
  hashing(() => crypto.hashPassword(password));

/** @throws AppError `serverBusy` */
export const verifyPassword = (password: string, hash: string): Promise<boolean> =>
  hashing(() => crypto.verifyPassword({ hash, password }));
