import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { SystemHelp } from "@/ui/chat/system-help";
import { ImageFrame } from "@/ui/image-frame";
import { chatCopy as copy } from "./copy.ja";

/** An article of the ace that helps to prepare. */
export interface HelpArticle {
  readonly title: string;
  readonly slug: string;
  readonly coverUrl: string | null;
}

export interface HelpCardProps {
  article: HelpArticle | null;
  /** Opens the form for times, where there is no article to read first. */
  onPropose: (() => void) | undefined;
  children: ReactNode;
}

/** What helps a seeker next: the ace's article, or to propose times (type 11). */
export function HelpCard({ article, onPropose, children }: HelpCardProps) {
  return (
    <SystemHelp title={copy.helpTitle}>
      {children}
      {article ? (
        <span className="mt-3 flex items-center gap-3 rounded-md bg-surface p-3">
          <ImageFrame
            src={article.coverUrl}
            alt=""
            ratio="square"
            sizes="72px"
            className="w-18 shrink-0"
          />
          <span className="grid min-w-0 justify-items-start gap-2">
            <span className="line-clamp-2 font-semibold">{article.title}</span>
            <ButtonLink size="sm" variant="secondary" href={`/articles/${article.slug}`}>
              {copy.readArticle}
            </ButtonLink>
          </span>
        </span>
      ) : (
        onPropose && (
          <span className="mt-3 block">
            <Button size="sm" variant="secondary" onClick={onPropose}>
              {copy.propose}
            </Button>
          </span>
        )
      )}
    </SystemHelp>
  );
}
