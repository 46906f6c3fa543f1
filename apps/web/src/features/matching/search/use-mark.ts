import type { MarkedPart, markWords } from "@tefuda/domain/text/marks";
import { useEffect, useState } from "react";

/**
 * Cuts a text where the words of a search begin and end. Its script comes with the first results; until it is there,
 * and without a line, nothing is marked.
 */
export function useMark(words: string): (text: string) => readonly MarkedPart[] {
  const [mark, setMark] = useState<typeof markWords>();
  useEffect(() => {
    let isWanted = true;
    import("@tefuda/domain/text/marks").then(
      (module) => isWanted && setMark(() => module.markWords),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (text) => mark?.(text, words) ?? [{ text, isFound: false }];
}
