"use client";

import { CHAT_FILES_PER_SEND } from "@tefuda/domain/constants/limits";
import { useState } from "react";
import { useKeptList } from "../kept/use-kept-list";
import { roomLeft } from "./chosen-file";
import { fileCopy as copy } from "./copy.ja";
import { choose, chosenFiles, upload } from "./uploads";

/** The files beside the text: they are on their way as soon as they are chosen. */
export function useChosenFiles(matchingId: string) {
  const files = useKeptList(chosenFiles, matchingId);
  const [notice, setNotice] = useState("");
  const forget = (ids: readonly string[]) => {
    setNotice("");
    chosenFiles.drop(matchingId, ids);
  };
  return {
    files,
    /** What was said of the last choice as a whole. */
    notice,
    isUploading: files.some(({ status }) => status === "uploading"),
    ready: files.filter(({ status }) => status === "ready"),
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, roomLeft(files));
      setNotice(taken.length < chosen.length ? copy.tooMany(CHAT_FILES_PER_SEND) : "");
      choose(matchingId, taken);
    },
    retry: (id: string) => void upload(matchingId, id),
    remove: (id: string) => forget([id]),
    /** Once they are sent: what was refused stays to be read. */
    forget,
  };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
