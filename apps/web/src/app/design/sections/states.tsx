"use client";

import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { Drawing, type DrawingName } from "@/ui/drawings";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards, SkeletonText } from "@/ui/skeleton";
import { designCopy } from "../copy.ja.ts";

const drawings: readonly DrawingName[] = [
  "cards",
  "message",
  "search",
  "calendar",
  "document",
  "broken",
];

export function States() {
  const copy = designCopy.states;
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 md:grid-cols-2">
        <Card pad="none">
          <EmptyState
            text={copy.offers}
            drawing="document"
            action={<ButtonLink href="#states">{copy.complete}</ButtonLink>}
          />
        </Card>
        <Card pad="none">
          <EmptyState
            text={copy.candidates}
            drawing="search"
            action={<Button variant="secondary">{copy.reload}</Button>}
          />
        </Card>
        <Card pad="none">
          <EmptyState text={copy.messages} drawing="message" />
        </Card>
        <Card pad="none">
          <ErrorState onRetry={() => undefined} />
        </Card>
        <SkeletonCards count={2} />
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
      <div className="flex flex-wrap gap-6">
        {drawings.map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </div>
    </div>
  );
}
