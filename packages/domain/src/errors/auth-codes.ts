import type { ErrorCode } from "./catalogue.ts";

/** Codes of the authentication layer (spec 8 · Auth codes mapped). */
export const authCodes = {
  "invalid-email": "invalidEmailOnLogin",
  "expired-action-code": "invalidActionCode",
  "invalid-action-code": "invalidActionCode",
  "user-disabled": "userDisabled",
  "user-not-found": "userNotFoundOnAuth",
  "weak-password": "weakPassword",
  "wrong-password": "wrongPassword",
  unknown: "unexpected",
} as const satisfies Record<string, ErrorCode>;

/** Codes of the data layer in their kebab-case form (spec 8). */
export const dataCodes = {
  "invalid-parameter": "invalidParameter",
  "user-not-found": "userNotFound",
  "already-exists-matching-for-joker": "alreadyExistsMatchingForJoker",
  "failed-get-file-extension": "failedGetFileExtension",
  unexpected: "unexpected",
} as const satisfies Record<string, ErrorCode>;

function lookUp(codes: Readonly<Record<string, ErrorCode>>, code: string): ErrorCode {
  const found = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return found ?? "unexpected";
}

/** Catalogue code of an authentication code, with or without its `auth/` prefix. */
export function errorCodeOfAuth(code: string): ErrorCode {
  return lookUp(authCodes, code.replace(/^auth\//, ""));
}

/** Catalogue code of a data-layer code. */
export function errorCodeOfData(code: string): ErrorCode {
  return lookUp(dataCodes, code);
}
