import { notFound } from "next/navigation";
import { cache } from "react";
import { failureOf } from "@/platform/errors";
import { caller } from "@/platform/server/caller";

const absent: readonly string[] = ["dataNotFound", "invalidParameter"];

/** A sheet that the reader may see; asked once a request, for an operator's look is put on record. */
export const readSheet = cache(async (jokerId: string) => {
  try {
    return await caller().joker.sheet.query({ jokerId });
  } catch (error) {
    if (absent.includes(failureOf(error).code)) notFound();
    throw error;
  }
});
