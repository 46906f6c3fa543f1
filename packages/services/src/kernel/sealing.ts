import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ports } from "./context.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const VERSION = "1";

/** Encrypts what a user's row keeps secret. */
export interface Sealing {
  /** What comes out opens for the same user and product secret only. */
  seal(authSecret: string, userId: string, secret: string): string;
  /** @throws AppError `encryptFailed` when the product's secret is another than it was sealed with */
  unseal(authSecret: string, userId: string, sealed: string): string;
}

/** For the person it is a fault like any other; whoever reads the log is told what to do. */
const sealedOtherwise = (cause?: unknown) =>
  new AppError("encryptFailed", {
    cause: new Error(
      "AUTH_SECRET, or the auth-secret of DATA_DIR, is another than the one this was sealed with: restore that one. " +
        "Without it operators get in again by npm run operator:reset-factor, members of companies by a new invitation.",
      { cause },
    ),
  });

/**
 * Sealing for one purpose, under a key of its own: what was sealed for another does not open, and
 * the key that signs cookies is never used for anything else.
 */
export function sealingFor(purpose: string): Sealing {
  const keyOf = (authSecret: string) =>
    Buffer.from(hkdfSync("sha256", authSecret, "", purpose, KEY_BYTES));
  return {
    seal(authSecret, userId, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(authSecret), iv).setAAD(Buffer.from(userId));
      const data = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return [
        VERSION,
        ...[iv, cipher.getAuthTag(), data].map((part) => part.toString("base64url")),
      ].join(".");
    },
    unseal(authSecret, userId, sealed) {
      const [version, ...parts] = sealed.split(".");
      const [iv, tag, data] = parts.map((part) => Buffer.from(part, "base64url"));
      if (version !== VERSION || !iv || !tag || !data) throw sealedOtherwise();
      try {
        const decipher = createDecipheriv(CIPHER, keyOf(authSecret), iv)
          .setAAD(Buffer.from(userId))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(data), decipher.final()]).toString("utf8");
      } catch (cause) {
        throw sealedOtherwise(cause);
      }
    },
  };
}

/** The product's secret, as the session engine was given it. */
export const authSecretOf = async ({ auth }: Pick<Ports, "auth">): Promise<string> =>
  (await auth.$context).secret;
