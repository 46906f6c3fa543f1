import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { landingCopy } from "./copy.ja";
import { Initial } from "./initial";

const { write, receive, talk } = landingCopy.steps;
const card = "rounded-md border border-line bg-surface shadow-low";

/** Small screens drawn in HTML, so that they follow the theme and the text size. */
export const stepScenes = {
  write: (
    <div className={`${card} grid w-full max-w-64 gap-3 p-4`}>
      <div className="flex items-center gap-2 text-ink-2 text-xs">
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full w-4/5 rounded-full bg-accent" />
        </span>
        {write.progress}
      </div>
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        <span className="grid size-5 place-items-center rounded-full bg-pine-tint text-pine">
          <Check className="size-3.5" />
        </span>
        {write.done}
      </p>
      <div className="grid gap-1">
        <p className="font-semibold text-xs">{write.field}</p>
        <p className="rounded-sm border border-edge px-3 py-1.5 text-sm">{write.value}</p>
      </div>
    </div>
  ),
  receive: (
    <div className="relative w-full max-w-64">
      <div className={`${card} absolute inset-x-3 -top-3 h-full -rotate-3`} />
      <div className={`${card} relative grid gap-3 p-4`}>
        <div className="flex items-center gap-3">
          <Initial />
          <p className="min-w-0 flex-1 font-semibold text-sm">{receive.from}</p>
          <Badge tone="accent">{receive.badge}</Badge>
        </div>
        <span className="grid gap-2">
          <span className="h-2 rounded-full bg-line" />
          <span className="h-2 w-3/5 rounded-full bg-line" />
        </span>
        <p>
          <Badge tone="pine">{receive.purpose}</Badge>
        </p>
      </div>
    </div>
  ),
  talk: (
    <div className="grid w-full max-w-72 gap-3 text-sm">
      <p className="justify-self-end rounded-md rounded-br-none bg-accent-tint px-4 py-2.5 text-ink">
        {talk.question}
      </p>
      <div className="flex items-end gap-2">
        <Initial size="sm" />
        <p className={`${card} rounded-bl-none px-4 py-2.5`}>{talk.answer}</p>
      </div>
    </div>
  ),
} as const satisfies Record<(typeof landingCopy.steps.items)[number]["key"], ReactNode>;
