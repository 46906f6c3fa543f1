import { designCopy } from "../copy.ja.ts";

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {Object.entries(designCopy.colours).map(([name, label]) => (
        <li key={name} className="overflow-hidden rounded-md border border-line bg-surface">
          <div className="h-16 border-line border-b" style={{ background: `var(--${name})` }} />
          <p className="px-3 pt-2 font-semibold text-sm">{label}</p>
          <p className="px-3 pb-2 text-ink-3 text-xs">{name}</p>
        </li>
      ))}
    </ul>
  );
}
