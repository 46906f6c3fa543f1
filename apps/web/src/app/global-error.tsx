"use client";

import { useEffect } from "react";
import { reportError } from "@/platform/report-error";
import { MessagePage } from "@/ui/message-page";
import { ReloadButton } from "@/ui/reload-button";
import { appCopy } from "./copy.ja.ts";
import "./globals.css";

/** Stands in for the root layout itself, so it brings its own document. */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => reportError(error), [error]);
  const { title, body, action } = appCopy.failed;
  return (
    <html lang="ja">
      <head>
        <title>{title}</title>
      </head>
      <body>
        <MessagePage
          drawing="broken"
          title={title}
          body={body}
          action={<ReloadButton label={action} />}
        />
      </body>
    </html>
  );
}
