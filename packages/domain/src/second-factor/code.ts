import { visibleText } from "../text/visible.ts";
import {
  CODE_DIGITS,
  EARLY_RECOVERY_LENGTH,
  RECOVERY_ALPHABET,
  RECOVERY_GROUP_LENGTH,
  RECOVERY_GROUPS,
} from "./constants.ts";

/** What a person typed, as it is looked at. */
export type TypedCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

const RECOVERY_LENGTH = RECOVERY_GROUPS * RECOVERY_GROUP_LENGTH;
const appCode = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);
const letters = (length: number) => `[${RECOVERY_ALPHABET}]{${length}}`;
const recoveryCode = new RegExp(
  `^(?:${letters(RECOVERY_LENGTH)}|${letters(EARLY_RECOVERY_LENGTH)})$`,
);

/**
 * Tells a code of the app from a recovery code; full-width letters, capitals, spaces and hyphens
 * make no difference. `undefined` for what can be neither.
 */
export function readCode(typed: string): TypedCode | undefined {
  const code = visibleText(typed)
    .toLowerCase()
    .replace(/[\s\-‐−ー]/g, "");
  if (appCode.test(code)) return { kind: "app", code };
  if (recoveryCode.test(code)) return { kind: "recovery", code };
  return undefined;
}

/**
 * A recovery code in groups, such as `k7m29xb-qp4hrtc-3cwd8ed-fnyg52e`, from numbers that are evenly spread over
 * the alphabet.
 */
export function writeRecoveryCode(pick: (below: number) => number): string {
  const letter = () => RECOVERY_ALPHABET[pick(RECOVERY_ALPHABET.length)];
  const group = () => Array.from({ length: RECOVERY_GROUP_LENGTH }, letter).join("");
  return Array.from({ length: RECOVERY_GROUPS }, group).join("-");
}
