"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ArticleStatus } from "@tefuda/domain/article/schema";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { parseJstInput, toJstInput } from "@tefuda/domain/time/jst-input";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { OwnTime, useZoned } from "@/platform/local-time";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { TextInput } from "@/ui/text-input";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import type { EditableArticle } from "./article-form";
import { articleDeskCopy } from "./copy.ja";
import { ArticleStatusBadge } from "./status-badge";
import type { ArticleEditor } from "./use-article-editor";

const copy = articleDeskCopy.editor;
const done = { published: copy.published, planned: copy.planned, draft: copy.unpublished };

/** How an article stands, and bringing it to its readers now, at a time, or not any more. */
export function PublishCard({
  article,
  editor,
}: {
  article: EditableArticle;
  editor: ArticleEditor;
}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const zoned = useZoned();
  const { status, publishedAt } = article;
  const [asked, setAsked] = useState<"publish" | "unpublish">();
  const [time, setTime] = useState(
    status === "planned" && publishedAt ? toJstInput(publishedAt) : "",
  );
  const [fault, setFault] = useState<string>();

  const move = useMutation(
    trpc.article.setStatus.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async (moved) => {
        editor.moved(moved.lockVersion);
        toast.success(done[moved.status]);
        void queries.invalidateQueries({ queryKey: trpc.article.listAll.pathKey() });
        await queries.invalidateQueries({ queryKey: trpc.article.getEditable.pathKey() });
      },
      onError: (error) => {
        const failure = failureOf(error);
        setFault(failure.fields.publishAt);
        editor.fail(failure);
      },
      onSettled: () => setAsked(undefined),
    }),
  );
  const moveTo = (next: ArticleStatus, publishAt?: Date) => {
    setFault(undefined);
    move.mutate({
      articleId: article.id,
      lockVersion: editor.lockVersion ?? article.lockVersion,
      status: next,
      publishAt,
    });
  };
  const publishAt = parseJstInput(time);
  const plan = () => {
    if (publishAt) moveTo("planned", publishAt);
    else setFault(messages.required);
  };
  const isBlocked = editor.isDirty || editor.isSaving;

  return (
    <SectionCard title={copy.state} action={<ArticleStatusBadge status={status} />}>
      {publishedAt && status !== "draft" && (
        <p className="text-sm">
          {(status === "planned" ? copy.plannedAt : copy.publishedAt)(
            zoned(formatDateTime(publishedAt), publishedAt),
          )}
        </p>
      )}
      {status === "published" && (
        <p className="text-sm">
          <TextLink href={`/articles/${article.id}`} target="_blank">
            {copy.view}
          </TextLink>
        </p>
      )}
      {isBlocked && status !== "published" && (
        <p className="text-ink-2 text-sm">{copy.saveFirst}</p>
      )}
      {status !== "published" && (
        <>
          <Button wide disabled={isBlocked} onClick={() => setAsked("publish")}>
            {copy.publish}
          </Button>
          <div className="grid gap-3 border-line border-t pt-5">
            <Field
              label={copy.planAt}
              help={
                <>
                  {copy.planHelp}
                  {publishAt && <OwnTime startAt={publishAt} className="block" />}
                </>
              }
              error={fault}
            >
              <TextInput
                type="datetime-local"
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            </Field>
            <Button
              variant="secondary"
              wide
              disabled={isBlocked}
              busy={move.isPending && !asked}
              onClick={plan}
            >
              {status === "planned" ? copy.replan : copy.plan}
            </Button>
          </div>
        </>
      )}
      {status !== "draft" && (
        <Button
          variant="quiet"
          busy={move.isPending && !asked}
          onClick={() => (status === "planned" ? moveTo("draft") : setAsked("unpublish"))}
        >
          {status === "planned" ? copy.unplan : copy.unpublish}
        </Button>
      )}
      <ConfirmModal
        open={asked === "publish"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => moveTo("published")}
        busy={move.isPending}
        {...copy.confirmPublish}
        confirmLabel={copy.publish}
      />
      <ConfirmModal
        open={asked === "unpublish"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => moveTo("draft")}
        busy={move.isPending}
        tone="danger"
        {...copy.confirmUnpublish}
        confirmLabel={copy.unpublish}
      />
    </SectionCard>
  );
}
