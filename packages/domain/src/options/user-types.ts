/** User types a session resolves to (spec 4 · User type). */
export const userTypes = ["joker", "ace", "unknown"] as const;

export type UserType = (typeof userTypes)[number];
