"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Copy, EllipsisVertical, History, Pause, Pencil, Play, Square } from "lucide-react";
import { useState } from "react";
import { useReread } from "@/platform/live/use-reread";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ConfirmModal } from "@/ui/confirm-modal";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import type { MenuItem } from "@/ui/menu-props";
import { TextLink } from "@/ui/text-link";
import { ownRecruitmentCopy } from "./copy.ja";
import { usePayQuestion } from "./pay-question";
import { StatusBadge } from "./status-badge";
import type { OwnRecruitment } from "./types";
import { usePositionActions } from "./use-position-actions";

const { bar: copy, back } = ownRecruitmentCopy;
type Question = "pause" | "close";

/** Where a position stands and what its company can do with it, above the page as jokers see it. */
export function OwnBar({ initial }: { initial: OwnRecruitment }) {
  const trpc = useTRPC();
  const { id } = initial;
  const { data: own } = useQuery(
    trpc.recruitment.getOwn.queryOptions({ recruitmentId: id }, { initialData: initial }),
  );
  useReread("recruitments", trpc.recruitment.getOwn.pathKey(), id);
  const [question, setQuestion] = useState<Question>();
  const actions = usePositionActions(id);
  const pay = usePayQuestion();
  const publish = () => pay.ask(own.recruitment, () => actions.publish().catch(() => undefined));
  const settle = async (done: Promise<unknown>) => {
    await done.catch(() => undefined);
    setQuestion(undefined);
  };
  return (
    <section
      aria-label={copy.label}
      className="grid gap-4 border-line border-b bg-surface px-4 py-5 md:px-6"
    >
      <div className="mx-auto grid w-full max-w-(--landing-max-width) gap-4">
        <TextLink href="/recruitments" className="w-fit text-sm">
          {back}
        </TextLink>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusBadge status={own.status} />
            <p className="text-sm tabular-nums">
              {copy.numbers(own.offerCount, own.likeCount, own.matchingCount)}
            </p>
          </div>
          <Buttons own={own} isBusy={actions.isBusy} publish={publish} ask={setQuestion} />
        </div>
        <State own={own} />
        {own.needsConfirmation && own.canEdit && (
          <Banner
            inset
            tone="warning"
            action={
              <Button
                size="sm"
                variant="secondary"
                busy={actions.isBusy}
                icon={<Check className="size-4" aria-hidden="true" />}
                onClick={() => void actions.confirm().catch(() => undefined)}
              >
                {copy.confirm}
              </Button>
            }
          >
            {copy.ask}
          </Banner>
        )}
        <p className="text-ink-2 text-xs">{copy.previewNote}</p>
      </div>
      <ConfirmModal
        open={question === "pause"}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => void settle(actions.pause())}
        title={copy.pauseTitle}
        body={copy.pauseBody}
        confirmLabel={copy.pause}
        busy={actions.isBusy}
      />
      <ConfirmModal
        open={question === "close"}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => void settle(actions.close())}
        title={copy.closeTitle}
        body={copy.closeBody}
        confirmLabel={copy.close}
        tone="danger"
        busy={actions.isBusy}
      />
      {pay.window}
    </section>
  );
}

interface ButtonsProps {
  own: OwnRecruitment;
  isBusy: boolean;
  publish: () => void;
  ask: (question: Question) => void;
}

function Buttons({ own, isBusy, publish, ask }: ButtonsProps) {
  const { id, status, canEdit, missing } = own;
  const isHidden = status === "draft" || status === "paused";
  const items: MenuItem[] = [
    ...(own.revision > 0
      ? [
          {
            label: copy.revisions,
            icon: <History aria-hidden="true" />,
            href: `/recruitment/${id}/revisions`,
          },
        ]
      : []),
    {
      label: copy.copy,
      icon: <Copy aria-hidden="true" />,
      href: `/recruitment/new?from=${id}`,
    },
    ...(canEdit && status === "published"
      ? [
          {
            label: copy.pause,
            icon: <Pause aria-hidden="true" />,
            onSelect: () => ask("pause"),
          },
        ]
      : []),
    ...(canEdit
      ? [
          {
            label: copy.close,
            icon: <Square aria-hidden="true" />,
            tone: "danger" as const,
            divided: true,
            onSelect: () => ask("close"),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canEdit && (
        <ButtonLink
          href={`/recruitment/${id}/edit`}
          variant={isHidden && missing.length === 0 ? "secondary" : "primary"}
          icon={<Pencil className="size-4" aria-hidden="true" />}
        >
          {copy.edit}
        </ButtonLink>
      )}
      {canEdit && isHidden && missing.length === 0 && (
        <Button
          busy={isBusy}
          icon={<Play className="size-4" aria-hidden="true" />}
          onClick={publish}
        >
          {status === "paused" ? copy.resume : copy.publish}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={copy.more}>
            <EllipsisVertical className="size-5" aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
    </div>
  );
}

/** What the state means, and what is missing for the next one. */
function State({ own: { status, pauseReason, canEdit, missing } }: { own: OwnRecruitment }) {
  const lines = [
    status === "draft" && copy.draft,
    status === "paused" && copy.reasons[pauseReason ?? "member"],
    status === "closed" && copy.ended,
    status !== "closed" && !canEdit && copy.colleague,
    canEdit &&
      status !== "published" &&
      (missing.length > 0 ? copy.missing(missing.length) : copy.ready),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return <p className="text-ink-2 text-sm">{lines.join("")}</p>;
}
