"use client";

import { useQuery } from "@tanstack/react-query";
import { bodyText, parseBody } from "@tefuda/domain/article/body";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { SkeletonText } from "@/ui/skeleton";
import { TextDiff } from "@/ui/text-diff";
import { articleDeskCopy } from "./copy.ja";
import type { ArticleEditor } from "./use-article-editor";

const copy = articleDeskCopy.editor.lock;

/** Each part of a body on a line of its own, for comparing. */
const linesOf = (html: string) =>
  parseBody(html)
    .map((node) => bodyText([node]))
    .join("\n");

/** Somebody else saved: nothing is lost, and one chooses which words stand. */
export function Conflict({ editor }: { editor: ArticleEditor }) {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const { data: theirs } = useQuery(
    trpc.article.getEditable.queryOptions(
      { articleId: editor.articleId },
      { enabled: isOpen, staleTime: 0 },
    ),
  );
  if (!editor.isLocked) return null;
  const labels = { before: copy.theirs, after: copy.mine };
  const choose = (take: () => void) => () => {
    take();
    setOpen(false);
  };
  return (
    <>
      <Banner
        tone="danger"
        inset
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {copy.compare}
          </Button>
        }
      >
        {copy.text}
      </Banner>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        width="xl"
        title={copy.title}
        description={copy.description}
        footer={
          theirs && (
            <>
              <Button variant="secondary" onClick={choose(() => editor.takeTheirs(theirs))}>
                {copy.useTheirs}
              </Button>
              <Button onClick={choose(() => editor.takeMine(theirs))}>{copy.useMine}</Button>
            </>
          )
        }
      >
        {theirs ? (
          <div className="grid gap-4">
            <TextDiff before={theirs.title} after={editor.form.title} labels={labels} />
            <TextDiff
              before={linesOf(theirs.body)}
              after={linesOf(editor.form.body)}
              labels={labels}
            />
          </div>
        ) : (
          <SkeletonText lines={6} />
        )}
      </Modal>
    </>
  );
}
