"use client";

import { Button } from "@/ui/button";
import { MessagePage } from "@/ui/message-page";
import { appCopy } from "./copy.ja.ts";

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const { title, body, action } = appCopy.failed;
  return (
    <MessagePage
      drawing="broken"
      title={title}
      body={body}
      action={<Button onClick={() => retry()}>{action}</Button>}
    />
  );
}
