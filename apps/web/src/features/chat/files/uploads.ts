import { isAppError } from "@tefuda/domain/errors/app-error";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { checkFile } from "@tefuda/domain/upload/kinds";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { holdPage, letPageGo } from "@/platform/hold-page";
import { sendFile } from "@/platform/send-file";
import { createChosenFiles } from "../kept/chosen-files";
import type { ChosenFile } from "./chosen-file";
import { fileCopy as copy } from "./copy.ja";
import { fileLook, promisedType } from "./kind";

// Outside of React: an upload goes on while its room is left, and is found again on coming back.
const sources = new Map<string, File>();
const stops = new Map<string, AbortController>();

export const chosenFiles = createChosenFiles(({ id, preview }) => {
  stops.get(id)?.abort();
  sources.delete(id);
  if (preview) URL.revokeObjectURL(preview);
});

/** Puts files beside the text of a thread; those that can be sent are on their way at once. */
export function choose(matchingId: string, files: readonly File[]) {
  for (const file of files) {
    const id = uuidv7();
    const { name, size } = file;
    const reason = faultOf(file);
    const isFine = reason === undefined;
    const preview = isFine && fileLook(name) === "image" ? URL.createObjectURL(file) : undefined;
    const chosen = { id, name, size, contentType: promisedType(name), percent: 0, reason, preview };
    chosenFiles.add(matchingId, [{ ...chosen, status: isFine ? "uploading" : "refused" }]);
    if (!isFine) continue;
    sources.set(id, file);
    void upload(matchingId, id);
    if (preview) void measure(matchingId, id, preview);
  }
}

/** Sends a file again that did not arrive. */
export async function upload(matchingId: string, id: string) {
  const content = sources.get(id);
  if (!content) return;
  const change = (to: Partial<ChosenFile>) => chosenFiles.change(matchingId, id, to);
  const stop = new AbortController();
  stops.set(id, stop);
  // A page that is closed ends every upload, wherever one is in it.
  holdPage(id);
  change({ status: "uploading", percent: 0, reason: undefined });
  try {
    await sendFile({
      kind: "chatFile",
      uploadId: id,
      name: content.name,
      content,
      signal: stop.signal,
      onProgress: (percent) => change({ percent }),
    });
    change({ status: "ready", percent: 100 });
    sources.delete(id);
  } catch (error) {
    if (stop.signal.aborted) return;
    const { code, fields, message, isPassing } = failureOf(error);
    const reason = code === "fetchDataError" ? copy.lost : (fields.file ?? message);
    change({ status: isPassing ? "failed" : "refused", reason });
  } finally {
    stops.delete(id);
    letPageGo(id);
  }
}

function faultOf(file: File): string | undefined {
  try {
    checkFile("chatFile", file);
    return undefined;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.fields?.file ?? errorText(error.code, error.params);
  }
}

/** How large an image is; one that the browser cannot show has no size. */
async function measure(matchingId: string, id: string, preview: string) {
  const image = new Image();
  image.src = preview;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    chosenFiles.change(matchingId, id, { width, height });
  } catch {}
}
