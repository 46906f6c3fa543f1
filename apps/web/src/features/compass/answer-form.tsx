"use client";

import { COMPASS_TEXT } from "@tefuda/domain/compass/limits";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { type FormEvent, useEffect, useRef } from "react";
import { useZoned } from "@/platform/local-time";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextLink } from "@/ui/text-link";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";
import { useAnswer } from "./use-answer";
import { VisitorGate } from "./visitor-gate";
import { VoiceInput } from "./voice/voice-input";
import { Waiting } from "./waiting";

const { form: copy } = compassCopy;

export interface AnswerFormProps {
  isVisitor: boolean;
  standing: {
    readonly limit: number;
    readonly left: number;
    readonly renewsAt: Date;
    readonly transcribes: boolean;
  };
}

/** Writes a self-introduction and hands it in. */
export function AnswerForm({ isVisitor, standing }: AnswerFormProps) {
  const answer = useAnswer(isVisitor);
  const zoned = useZoned();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, phase, fault, failure, notice } = answer;
  const { limit, left, renewsAt, transcribes } = standing;
  const isUsedUp = !isVisitor && left === 0;

  useEffect(() => {
    if (fault) area.current?.focus();
  }, [fault]);

  if (phase === "waiting") return <Waiting onCancel={answer.cancel} />;
  if (phase === "gate") return <VisitorGate onBack={answer.goBack} />;
  const used = copy.none(limit, zoned(formatDateTime(renewsAt), renewsAt));
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isUsedUp) answer.submit();
        }}
      >
        {failure && (
          <Banner inset tone="danger">
            {failure}
          </Banner>
        )}
        {notice && <Banner inset>{notice}</Banner>}
        {isUsedUp && (
          <Banner
            inset
            tone="warning"
            action={<TextLink href={compassPaths.latest}>{compassCopy.top.latest}</TextLink>}
          >
            {used}
          </Banner>
        )}
        <Field
          label={copy.label}
          help={copy.help}
          error={fault}
          count={{ text, limit: COMPASS_TEXT.max }}
        >
          <TextArea
            ref={area}
            name="introduction"
            minRows={8}
            maxRows={20}
            placeholder={copy.placeholder}
            value={text}
            onChange={({ target }) => answer.change(target.value)}
          />
        </Field>
        <VoiceInput
          transcribes={transcribes}
          onText={(said) =>
            answer.change(`${text}${text && !text.endsWith("\n") ? "\n" : ""}${said}`)
          }
        />
        <div className="grid gap-2">
          <Button type="submit" size="lg" wide {...(isUsedUp && { refusal: used })}>
            {copy.submit}
          </Button>
          {!isVisitor && !isUsedUp && (
            <p className="text-center text-ink-2 text-xs">{copy.left(left, limit)}</p>
          )}
        </div>
      </form>
    </Card>
  );
}
