"use client";

import { pageErrorMessages } from "@tefuda/domain/errors/page-messages.ja";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { Copy } from "lucide-react";
import { Button } from "./button.tsx";
import { useToast } from "./use-toast.ts";

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const toast = useToast();
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(successMessages.copied);
    } catch {
      // No clipboard without https, or the person does not allow it: the text can still be marked.
      toast.error(pageErrorMessages.unexpected);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Copy className="size-4" aria-hidden="true" />}
      onClick={() => void copyText()}
    >
      {label}
    </Button>
  );
}
