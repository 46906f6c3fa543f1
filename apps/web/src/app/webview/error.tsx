"use client";

import { useEffect } from "react";
import { reportError } from "@/platform/report-error";
import { Button } from "@/ui/button";
import { MessagePage } from "@/ui/message-page";
import { appCopy } from "../copy.ja";

export default function AppErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, body, action } = appCopy.failed;
  useEffect(() => reportError(error), [error]);
  return (
    <MessagePage
      isMain={false}
      drawing="broken"
      title={title}
      body={body}
      action={<Button onClick={() => retry()}>{action}</Button>}
    />
  );
}
