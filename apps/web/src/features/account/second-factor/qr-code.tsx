import { useMemo } from "react";
import { encode } from "uqr";

/** A QR code as one path; it stays dark on white in every theme, or no camera would read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: "M", border: 3 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: modules, path: dark.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="scheme-light size-48 rounded-sm border border-line bg-surface text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
