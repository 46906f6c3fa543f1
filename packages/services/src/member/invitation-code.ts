import { createHash, randomBytes } from "node:crypto";
import type { Site } from "../kernel/context.ts";

const CODE_BYTES = 32;

export const invitationHash = (code: string) => createHash("sha256").update(code).digest("hex");

/** A text that nobody can guess. */
export const randomCode = () => randomBytes(CODE_BYTES).toString("base64url");

/** A new code of an invitation's link; only its hash is stored. */
export function newInvitationCode() {
  const code = randomCode();
  return { code, codeHash: invitationHash(code) };
}

/** The mailed link, to the company's login (spec 2 · Auth and redirect rules). */
export const invitationLink = ({ origin }: Site, code: string) =>
  `${origin}/ace/login?invite=${encodeURIComponent(code)}`;
