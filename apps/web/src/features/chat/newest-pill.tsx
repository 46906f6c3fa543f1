import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { chatCopy as copy } from "./copy.ja";

export interface NewestPillProps {
  newestKey: string;
  onPress: () => void;
}

/** Leads to the end; says 新しいメッセージ once something came after the reader had left it. */
export function NewestPill({ newestKey, onPress }: NewestPillProps) {
  const [keyAtLeaving] = useState(newestKey);
  const hasNews = keyAtLeaving !== newestKey;
  return (
    <Button
      size="sm"
      variant={hasNews ? "primary" : "secondary"}
      onClick={onPress}
      icon={<ArrowDown className="size-4" aria-hidden="true" />}
    >
      {hasNews ? copy.newMessages : copy.toNewest}
    </Button>
  );
}
