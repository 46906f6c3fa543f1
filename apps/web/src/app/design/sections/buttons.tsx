"use client";

import { Bookmark, Ellipsis, Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-class";
import { ButtonLink } from "@/ui/button-link";
import { IconButton } from "@/ui/icon-button";
import { Tooltip } from "@/ui/tooltip";
import { designCopy } from "../copy.ja.ts";
import { Row } from "../part.tsx";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export function Buttons() {
  const copy = designCopy.buttons;
  const [kept, setKept] = useState(true);
  return (
    <div className="grid gap-5">
      <Row label={copy.rest}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {copy[variant]}
          </Button>
        ))}
        <ButtonLink href="#buttons" variant="secondary">
          {copy.link}
        </ButtonLink>
      </Row>
      <Row label={copy.busy}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {copy[variant]}
          </Button>
        ))}
      </Row>
      <Row label={copy.disabled}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {copy[variant]}
          </Button>
        ))}
      </Row>
      <Row label={copy.refused}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} refusal={copy.refusal}>
            {copy[variant]}
          </Button>
        ))}
        <ButtonLink href="#buttons" refusal={copy.refusal}>
          {copy.link}
        </ButtonLink>
        <IconButton label={copy.more} refusal={copy.refusal}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
      </Row>
      <Row label={copy.sizes}>
        <Button size="lg" icon={<Send className="size-5" aria-hidden="true" />}>
          {copy.primary}
        </Button>
        <Button size="md">{copy.primary}</Button>
        <Button size="sm">{copy.primary}</Button>
      </Row>
      <Row label={copy.icons}>
        <Tooltip label={copy.note}>
          <IconButton label={copy.keep} pressed={kept} onClick={() => setKept((on) => !on)}>
            <Bookmark className="size-5" aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <IconButton label={copy.more}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={copy.more} variant="outline">
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={copy.primary} variant="solid">
          <Send className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={copy.disabled} disabled>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
      </Row>
    </div>
  );
}
