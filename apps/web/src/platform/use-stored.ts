"use client";

import { useEffect, useMemo, useState } from "react";
import { stored, type Writing } from "./stored";

/**
 * What stands in a place of local storage; undefined until the page is in the browser, and not kept while
 * it is the `empty` one. Whoever has the page open twice writes in one of them: the others follow.
 */
export function useStored<T>(key: string, writing: Writing<T>, empty: T) {
  const place = useMemo(() => stored(key, writing), [key, writing]);
  const [value, setValue] = useState<T>();
  useEffect(() => {
    setValue(place.get() ?? empty);
    return place.follow((other = empty) => {
      // What is typed here wins over what another tab did a moment before.
      if (!document.hasFocus()) setValue(other);
    });
  }, [place, empty]);
  const store = (next: T) => {
    setValue(next);
    place.set(next === empty ? undefined : next);
  };
  return [value, store] as const;
}
