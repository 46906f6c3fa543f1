"use client";

import { useState } from "react";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards } from "@/ui/skeleton";
import { offerSendCopy } from "./copy.ja";
import type { OfferTemplate } from "./types";
import type { useTemplates } from "./use-templates";

const copy = offerSendCopy.templates;

interface TemplateListProps {
  templates: ReturnType<typeof useTemplates>;
  fill: (body: string) => string;
  onUse: (body: string) => void;
  onEdit: (template: OfferTemplate) => void;
}

/** Every template with its text as this candidate would read it. */
export function TemplateList({ templates, fill, onUse, onEdit }: TemplateListProps) {
  const { list, remove } = templates;
  const [leaving, setLeaving] = useState<OfferTemplate>();
  if (!list.data)
    return list.isError ? (
      <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
    ) : (
      <SkeletonCards count={2} />
    );
  if (list.data.length === 0) return <EmptyState drawing="document" text={copy.empty} />;
  return (
    <>
      <ul aria-label={copy.title} className="grid divide-y divide-line">
        {list.data.map((template) => (
          <li key={template.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-base">{template.name}</h3>
              {template.isShared && <Badge tone="indigo">{copy.shared}</Badge>}
              {!template.isOwn && (
                <span className="text-ink-2 text-xs">{copy.by(template.aceName)}</span>
              )}
            </div>
            <p className="line-clamp-3 whitespace-pre-line text-ink-2 text-sm">
              {fill(template.body)}
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              {template.canEdit && (
                <>
                  <Button variant="quiet" size="sm" onClick={() => setLeaving(template)}>
                    {copy.remove(template.name)}
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => onEdit(template)}>
                    {copy.edit(template.name)}
                  </Button>
                </>
              )}
              <Button size="sm" onClick={() => onUse(fill(template.body))}>
                {copy.use(template.name)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving)
            remove.mutate({ templateId: leaving.id }, { onSettled: () => setLeaving(undefined) });
        }}
        title={copy.removing}
        body={leaving?.name}
        confirmLabel={copy.removeYes}
        tone="danger"
        busy={remove.isPending}
      />
    </>
  );
}
