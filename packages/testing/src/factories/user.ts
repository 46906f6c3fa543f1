import type { accounts, consents, users } from "@tefuda/db/schema/account";
import { type ConsentKind, consentVersions } from "@tefuda/domain/account/constants";
import { stableId } from "./ids.ts";
import { writtenAt } from "./times.ts";

export type UserRow = typeof users.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;

export interface UserInput {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
}

/** Who signs in; the joker, ace or operator has the same id. */
export function makeUser(input: UserInput, overrides: Partial<UserRow> = {}): UserRow {
  return {
    ...input,
    emailVerified: true,
    emailRefusedAt: null,
    image: null,
    mustChangePassword: false,
    lastSignedInAt: null,
    dormantToldAt: null,
    dormantPausedAt: null,
    dormantWarnedAt: null,
    suspendedAt: null,
    restrictedAt: null,
    restrictedUntil: null,
    withdrawalRequestedAt: null,
    withdrawalReason: null,
    deleteAt: null,
    erasedAt: null,
    ...writtenAt(input.createdAt),
    ...overrides,
  };
}

/** The way in by e-mail and password. */
export function makeCredentials(user: UserRow, passwordHash: string): AccountRow {
  return {
    id: stableId("account", user.id),
    accountId: user.id,
    providerId: "credential",
    userId: user.id,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
    password: passwordHash,
    ...writtenAt(user.createdAt),
  };
}

/** What the user agreed to when the account was made, in the version in force. */
export function makeConsents(user: UserRow, kinds: readonly ConsentKind[]): ConsentRow[] {
  return kinds.map((kind) => ({
    id: stableId(`consent:${kind}`, user.id),
    userId: user.id,
    kind,
    version: consentVersions[kind],
    agreedAt: user.createdAt,
  }));
}
