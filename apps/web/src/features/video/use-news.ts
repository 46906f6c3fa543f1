"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { useEffect, useRef, useState } from "react";
import { videoCopy } from "./copy.ja";
import type { RoomState } from "./room-store";

/** What a reader who does not see the picture is told: who comes and goes, and how the line is. */
export function useNews({ line, hasPartnerLeft }: RoomState, name: string): string {
  const [news, setNews] = useState("");
  const before = useRef(line);
  useEffect(() => {
    const from = before.current;
    before.current = line;
    if (line === "connected")
      setNews(from === "reconnecting" ? videoCopy.news.back : videoCopy.news.joined(name));
    else if (line === "reconnecting") setNews(videoLabels.reconnecting);
    else if (line === "none" && hasPartnerLeft) setNews(videoCopy.news.left(name));
  }, [line, hasPartnerLeft, name]);
  return news;
}
