import { createHash } from "node:crypto";

/** All made ids begin with one instant: what matters is that they are UUIDs v7 and stay the same. */
const TIME = "019b0000-0000";

/** Between these is every made id; another one there would have to be made in that very instant. */
export const madeIds = {
  first: `${TIME}-7000-8000-000000000000`,
  last: `${TIME}-7fff-8fff-ffffffffffff`,
} as const;

/** The id of the row of a kind under a key: the same one in every run and on every machine. */
export function stableId(kind: string, key: string | number): string {
  const hash = createHash("sha256").update(`${kind}:${key}`).digest("hex");
  return `${TIME}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
