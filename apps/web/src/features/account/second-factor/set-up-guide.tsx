"use client";

import { useEffect, useRef } from "react";
import type { Client } from "@/platform/load-client";
import type { Outputs } from "@/platform/trpc";
import { CopyButton } from "@/ui/copy-button";
import { CodeForm } from "./code-form";
import { secondFactorCopy } from "./copy.ja";
import { QrCode } from "./qr-code";

const copy = secondFactorCopy.setUp;

export type SetUp = Outputs["secondFactor"]["beginSetUp"];

/** Groups of four letters, which are easier to type from one screen to another. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** How to put the secret into an app, and the first code as proof that it worked. */
export function SetUpGuide({
  setUp: { secret, uri },
  confirm,
  restart,
}: {
  setUp: SetUp;
  confirm: (code: string, client: Client) => Promise<unknown>;
  restart: () => void;
}) {
  // The picture comes first: a focus on the field would scroll a phone past it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ol className="grid gap-8">
      <li className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold">
          {`1. ${copy.app}`}
        </h2>
        <p className="text-ink-2 text-sm">{copy.appHelp}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <QrCode text={uri} label={copy.picture} />
          <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
            <p className="text-ink-2 text-sm">{copy.secret}</p>
            <code className="rounded-sm bg-paper px-3 py-2 text-sm [overflow-wrap:anywhere]">
              {inGroups(secret)}
            </code>
            <CopyButton text={secret} label={copy.copySecret} />
          </div>
        </div>
      </li>
      <li className="grid gap-4">
        <h2 className="font-semibold">{`2. ${copy.enter}`}</h2>
        <CodeForm submit={copy.submit} send={confirm} restart={restart} />
      </li>
    </ol>
  );
}
