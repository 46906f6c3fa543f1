"use client";

import { pictureGuideline } from "@tefuda/domain/joker/picture-guideline.ja";
import Image from "next/image";
import { Badge } from "@/ui/badge";
import { SectionCard } from "@/ui/section-card";
import { judgementCopy } from "../copy.ja";
import type { JudgementCase } from "./judgement-case";
import { AddComment, PartComment } from "./part-comment";

const { operator } = judgementCopy;
const copy = operator.picture;

export interface CasePictureProps {
  found: JudgementCase;
  comment: string | undefined;
  onComment: (comment: string | undefined) => void;
}

/** The picture by itself, with the one question that is asked of it. */
export function CasePicture({ found, comment, onComment }: CasePictureProps) {
  const { profile, previous } = found;
  const src = profile.profileImageURL;
  const hasChanged = previous !== null && (previous.profile.profileImageURL ?? null) !== src;
  return (
    <SectionCard
      title={copy.title}
      action={
        comment === undefined && <AddComment title={copy.title} onAdd={() => onComment("")} />
      }
    >
      {src ? (
        <div className="flex flex-wrap items-center gap-5">
          <Image
            // Who may see it is decided anew each time, so no store of smaller pictures comes between.
            unoptimized
            src={src}
            alt={copy.title}
            width={224}
            height={224}
            className="aspect-square w-56 max-w-full rounded-md border border-line bg-sunken object-contain"
          />
          <div className="grid min-w-0 flex-[1_1_16rem] content-start gap-3">
            {hasChanged && (
              <span>
                <Badge tone="indigo">{operator.changedMark}</Badge>
              </span>
            )}
            <h3 className="text-base [word-break:auto-phrase]">{copy.question}</h3>
            <ul className="grid list-disc gap-1 pl-5 text-sm">
              {pictureGuideline.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="text-ink-2 text-xs">{copy.help}</p>
          </div>
        </div>
      ) : (
        <p className="text-ink-3 text-sm">{copy.none}</p>
      )}
      {comment !== undefined && <PartComment text={comment} onChange={onComment} />}
    </SectionCard>
  );
}
