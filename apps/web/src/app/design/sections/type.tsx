import { designCopy } from "../copy.ja.ts";

export function Type() {
  const { display, headline, body, note } = designCopy.type;
  return (
    <div className="grid max-w-2xl gap-3">
      <p className="font-semibold text-3xl tracking-wide [font-feature-settings:'palt']">
        {display}
      </p>
      <p className="font-semibold text-2xl">{headline}</p>
      <p className="font-semibold text-xl">{headline}</p>
      <p className="text-lg">{headline}</p>
      <p>{body}</p>
      <p className="text-ink-2 text-sm">{body}</p>
      <p className="text-ink-3 text-xs">{note}</p>
    </div>
  );
}
