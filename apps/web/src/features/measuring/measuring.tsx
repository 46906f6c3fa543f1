"use client";

import { pagePatternOf } from "@tefuda/domain/monitoring/page-patterns";
import { isTagged } from "@tefuda/domain/monitoring/tag";
import dynamic from "next/dynamic";
import { useParams, usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useStanding } from "@/platform/measuring/choice";
import { sendOnLeaving, track } from "@/platform/measuring/own-events";
import { hasTag, setTagPage, startTag, stopTag } from "@/platform/measuring/tag";

/** Loaded where somebody is to be asked: most pages of most people do without. */
const ConsentBar = dynamic(() => import("./consent-bar").then((module) => module.ConsentBar));

let lastPath: string | undefined;

/**
 * Counts the pages that are opened, for ourselves; and where a tag manager is configured, asks whether it may
 * measure too.
 * @param version what people say yes to; without it there is no tag manager
 */
export function Measuring({ version }: { version?: string | undefined }) {
  const path = usePathname();
  const page = pagePatternOf(path, useParams() ?? {});
  useEffect(sendOnLeaving, []);
  useEffect(() => {
    if (path === lastPath) return;
    lastPath = path;
    if (page) track("page_view", { page });
    setTagPage(page);
  }, [path, page]);
  return version === undefined ? null : <TagManaging version={version} path={path} />;
}

function TagManaging({ version, path }: { version: string; path: string }) {
  const standing = useStanding(version);
  const mayBeHere = isTagged(path);
  const silencedOn = useRef<string>(undefined);
  useEffect(() => {
    if (standing === "granted" && mayBeHere) return startTag();
    // Only a page that is loaded anew is without a script that came before.
    if (standing === "granted" && hasTag()) return location.reload();
    if (standing !== "refused" && standing !== "refusedByBrowser") return;
    stopTag();
    if (!hasTag()) return;
    // The answer may come from another tab, and somebody may be writing here: with their next page.
    silencedOn.current ??= path;
    if (silencedOn.current !== path) location.reload();
  }, [standing, mayBeHere, path]);
  return standing === "unasked" && mayBeHere ? <ConsentBar version={version} /> : null;
}
