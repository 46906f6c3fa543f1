import { chatPrefixes } from "@tefuda/domain/constants/storage-keys";
import type { ChosenFile } from "../files/chosen-file";
import { createKeptList, type KeptPlace } from "./kept-list";
import { isNumber, isText, mayMiss, readStored } from "./stored";

/** The server gives up files that nobody sent after a day. */
const KEPT_MS = 20 * 3_600_000;

const kept = {
  id: isText,
  name: isText,
  size: isNumber,
  contentType: isText,
  width: mayMiss(isNumber),
  height: mayMiss(isNumber),
  keptAt: isNumber,
};

/** The files beside the text: those that have arrived and are not sent yet are kept. */
export const createChosenFiles = (onGone?: (file: ChosenFile) => void, place?: KeptPlace) =>
  createKeptList<ChosenFile>(
    {
      prefix: chatPrefixes.files,
      toKept: ({ id, name, size, contentType, width, height, status }) =>
        status === "ready"
          ? { id, name, size, contentType, width, height, keptAt: Date.now() }
          : undefined,
      fromKept(stored) {
        const { keptAt, ...file } = readStored(stored, kept);
        if (keptAt < Date.now() - KEPT_MS) return undefined;
        return { ...file, status: "ready", percent: 100 };
      },
      order: (one, other) => one.id.localeCompare(other.id),
      ...(onGone && { onGone }),
    },
    place,
  );
