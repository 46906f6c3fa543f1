import { stableId } from "@tefuda/testing/factories/ids";

/** An id that nothing has yet, as a client makes one. */
export const newId = stableId("walk", "new");
