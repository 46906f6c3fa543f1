import type { ReactNode } from "react";
import { uiCopy } from "../copy.ja.ts";
import { Progress } from "../progress.tsx";
import { Brand } from "./brand.tsx";
import { BrowserWords } from "./browser-words.tsx";
import { HeaderBar } from "./header-bar.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface FocusLayoutProps {
  brand: string;
  brandSuffix?: string;
  /** Which step of how many; shows a bar under the header. */
  progress?: { step: number; total: number };
  title: string;
  lead?: ReactNode;
  /** At the right of the header, e.g. a way to save and leave. */
  aside?: ReactNode;
  /** The buttons of the step; they stay at the bottom of a phone's screen. */
  actions?: ReactNode;
  /** Links under the column, such as the other login. */
  below?: ReactNode;
  children: ReactNode;
}

/** One task in one column: log in, sign up, register step by step. */
export function FocusLayout(props: FocusLayoutProps) {
  const { brand, brandSuffix, progress, title, lead, aside, actions, below, children } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <HeaderBar
        edge={
          progress && (
            <Progress
              flat
              label={uiCopy.stepOf(progress.step, progress.total)}
              value={progress.step}
              max={progress.total}
            />
          )
        }
      >
        <Brand name={brand} suffix={brandSuffix} />
        <div className="ml-auto flex items-center gap-2">{aside}</div>
      </HeaderBar>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-7 px-5 py-8 md:py-14">
          <div className="grid gap-2">
            {progress && (
              <p className="text-ink-3 text-sm tabular-nums">
                {uiCopy.pageOf(progress.step, progress.total)}
              </p>
            )}
            <h1 className="text-2xl">{title}</h1>
            {lead && <div className="text-ink-2 text-sm">{lead}</div>}
          </div>
          <BrowserWords />
          <div data-needs-browser="" className="grid gap-7">
            {children}
          </div>
          {below && <div className="text-center text-sm">{below}</div>}
        </div>
        {actions && (
          <div
            data-needs-browser=""
            className="sticky bottom-0 z-20 border-line border-t bg-paper/95 pb-(--safe-bottom) backdrop-blur-md md:static md:border-0 md:bg-transparent md:pb-16"
          >
            <div className="mx-auto flex w-full max-w-xl flex-wrap justify-end gap-3 px-5 py-3 max-sm:*:flex-1">
              {actions}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
