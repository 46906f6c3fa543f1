import {
  CODE_DIGITS,
  CODE_PERIOD_SECONDS,
  CODE_WINDOW,
} from "@tefuda/domain/second-factor/constants";
import { HOTP, Secret, TOTP } from "otpauth";

const SECRET_BYTES = 20;
const PERIOD_MS = CODE_PERIOD_SECONDS * 1000;

/** A new secret in the letters that authenticator apps take (160 bits, from the system's source). */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const stepAt = (now: Date) => Math.floor(now.getTime() / PERIOD_MS);

/** The code that an app shows now, or so many time steps later. */
export function codeAt(secret: string, now: Date, later = 0): string {
  return HOTP.generate({
    secret: Secret.fromBase32(secret),
    counter: stepAt(now) + later,
    digits: CODE_DIGITS,
  });
}

/** The time step that a code belongs to, within the window around now; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = HOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    counter: stepAt(now),
    window: CODE_WINDOW,
    digits: CODE_DIGITS,
  });
  return delta === null ? undefined : stepAt(now) + delta;
}

/** What an app reads from the picture: whose secret it is, and of which product. */
export function keyUri(secret: string, { brand, email }: { brand: string; email: string }): string {
  return new TOTP({
    issuer: brand,
    label: email,
    secret: Secret.fromBase32(secret),
    digits: CODE_DIGITS,
    period: CODE_PERIOD_SECONDS,
  }).toString();
}
