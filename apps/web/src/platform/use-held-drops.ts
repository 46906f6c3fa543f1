"use client";

import { useEffect } from "react";

/**
 * A file that is dropped where nothing takes it stays where it is: the browser would open it, and leave the
 * page with what is typed there.
 */
export function useHeldDrops() {
  useEffect(() => {
    // What listens already is not added once more.
    addEventListener("dragover", hold);
    addEventListener("drop", hold);
  }, []);
}

function hold(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  // A field for files takes them itself.
  if (event.target instanceof HTMLInputElement && event.target.type === "file") return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
