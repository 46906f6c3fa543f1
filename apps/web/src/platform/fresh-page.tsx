"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";

/** The pages that this document has shown, by the mark that the server gave each when it made it. */
const shownMarks = new Set<string>();

interface FreshPageProps {
  /** Another one each time that the server makes the page. */
  mark: string;
  /** Shows while the page is made anew. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows a page only as the server has just made it. One that is gone back to comes as it was made when
 * it was left, which an editor must not begin with: it is made anew first. From then on it stays, however
 * often it is made again.
 */
export function FreshPage({ mark, fallback, children }: FreshPageProps) {
  const router = useRouter();
  const [isFresh, setFresh] = useState(() => !shownMarks.has(mark));
  if (!isFresh && !shownMarks.has(mark)) setFresh(true);
  useEffect(() => {
    if (isFresh) shownMarks.add(mark);
    else router.refresh();
  }, [isFresh, mark, router]);
  return isFresh ? children : fallback;
}
