import { createHash } from "node:crypto";

/** All made ids begin with one instant: what matters is that they are UUIDs v7 and stay the same. */
const TIME = "019b0000-0000";

/** The id of the row of a kind under a key: the same one in every run and on every machine. */
export function stableId(kind: string, key: string | number): string {
  const hash = createHash("sha256").update(`${kind}:${key}`).digest("hex");
  return `${TIME}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
