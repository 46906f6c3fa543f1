"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * Files that are dropped anywhere in the room that an element stands in.
 * @returns whether some are being dragged over it
 */
export function useDroppedFiles(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const room = element.current?.closest("section");
    if (!room) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Also heard when the pointer moves onto something inside.
      if (!room.contains(event.relatedTarget as Node | null)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles(Array.from(event.dataTransfer?.files ?? []));
    };
    room.addEventListener("dragover", over);
    room.addEventListener("dragleave", leave);
    room.addEventListener("drop", drop);
    return () => {
      room.removeEventListener("dragover", over);
      room.removeEventListener("dragleave", leave);
      room.removeEventListener("drop", drop);
    };
  }, [element, onFiles]);
  return isOver;
}
