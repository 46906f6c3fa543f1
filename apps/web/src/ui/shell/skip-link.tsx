import { uiCopy } from "../copy.ja.ts";

/** The first stop of the Tab key: straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-70 -translate-y-20 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper text-sm focus:translate-y-0"
    >
      {uiCopy.skipToMain}
    </a>
  );
}
