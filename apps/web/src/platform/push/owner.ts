import { localKeys } from "@tefuda/domain/constants/storage-keys";

const { pushOwner, pushOffered } = localKeys;

/** The storage can be switched off: nothing is remembered then, and everything else works. */
function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Whose pushes a browser shows, and in which of their sessions the server was last told. */
export interface PushOwner {
  readonly userId: string;
  readonly sessionId: string;
}

function parse(kept: string | null): PushOwner | undefined {
  const [userId, sessionId] = kept?.split(" ") ?? [];
  return userId && sessionId ? { userId, sessionId } : undefined;
}

/** Whose pushes this browser shows, so that they come to nobody else who signs in here. */
export const pushOwnerMemory = {
  read: () => attempt(() => parse(localStorage.getItem(pushOwner)), undefined),
  keep: ({ userId, sessionId }: PushOwner) =>
    attempt(() => localStorage.setItem(pushOwner, `${userId} ${sessionId}`), undefined),
  forget: () => attempt(() => localStorage.removeItem(pushOwner), undefined),
};

/** Whether pushes were offered in this browser before; without a storage they never are. */
export const pushOfferMemory = {
  wasOffered: () => attempt(() => localStorage.getItem(pushOffered) !== null, true),
  keep: () => attempt(() => localStorage.setItem(pushOffered, "true"), undefined),
};
