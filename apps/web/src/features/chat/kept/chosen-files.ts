import { z } from "zod";
import type { ChosenFile } from "../files/chosen-file";
import { createKeptList, type KeptPlace } from "./kept-list";

/** The server gives up files that nobody sent after a day. */
const KEPT_MS = 20 * 3_600_000;

const kept = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  keptAt: z.number(),
});

/** The files beside the text: those that have arrived and are not sent yet are kept. */
export const createChosenFiles = (onGone?: (file: ChosenFile) => void, place?: KeptPlace) =>
  createKeptList<ChosenFile>(
    {
      prefix: "chatFiles",
      toKept: ({ id, name, size, contentType, width, height, status }) =>
        status === "ready"
          ? { id, name, size, contentType, width, height, keptAt: Date.now() }
          : undefined,
      fromKept(stored) {
        const { keptAt, ...file } = kept.parse(stored);
        if (keptAt < Date.now() - KEPT_MS) return undefined;
        return { ...file, status: "ready", percent: 100 };
      },
      order: (one, other) => one.id.localeCompare(other.id),
      ...(onGone && { onGone }),
    },
    place,
  );
