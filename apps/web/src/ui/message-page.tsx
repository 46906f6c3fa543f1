import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawings.tsx";

export interface MessagePageProps {
  drawing: DrawingName;
  title: string;
  body: ReactNode;
  action: ReactNode;
  /** Small text above the heading, such as a status number. */
  mark?: string;
  /** False inside a shell that has the main landmark already. */
  isMain?: boolean;
}

/** A whole page that says one thing: not found, failed, done. */
export function MessagePage(props: MessagePageProps) {
  const { drawing, title, body, action, mark, isMain = true } = props;
  const Root = isMain ? "main" : "div";
  return (
    <Root
      {...(isMain && { id: "main", tabIndex: -1 })}
      className="grid min-h-[70dvh] place-content-center justify-items-center gap-6 px-5 py-16 text-center"
    >
      <Drawing name={drawing} />
      <div className="grid gap-3">
        {mark && <p className="text-ink-3 text-sm tabular-nums tracking-widest">{mark}</p>}
        <h1 className="text-2xl">{title}</h1>
        <div className="max-w-md text-balance text-ink-2 [word-break:auto-phrase]">{body}</div>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
    </Root>
  );
}
