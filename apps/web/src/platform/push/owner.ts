import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { asFlag, stored, type Writing } from "../stored";

/** Whose pushes a browser shows, and in which of their sessions the server was last told. */
export interface PushOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Both ids, with a space between them. */
const asOwner: Writing<PushOwner> = {
  read(text) {
    const [userId, sessionId] = text.split(" ");
    return userId && sessionId ? { userId, sessionId } : undefined;
  },
  write: ({ userId, sessionId }) => `${userId} ${sessionId}`,
};

/** Whose pushes this browser shows, so that they come to nobody else who signs in here. */
export const pushOwner = stored(localKeys.pushOwner, asOwner);

/** Whether pushes were offered in this browser before. */
export const pushOffered = stored(localKeys.pushOffered, asFlag);
