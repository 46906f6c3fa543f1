import { deckCopy as copy } from "./copy.ja";

/** The keys that work the deck, beside it. */
export function KeyHelp() {
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4 max-lg:hidden">
      <h2 className="text-sm">{copy.keys}</h2>
      <dl className="grid gap-2 text-sm">
        {copy.keyHelp.map(({ keys, does }) => (
          <div key={does} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-2">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-edge bg-paper px-1.5 text-xs leading-relaxed"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The gestures that do the same, where there are no keys. */
export function TouchHelp() {
  return <p className="text-ink-3 text-xs lg:hidden">{copy.touchHelp}</p>;
}
