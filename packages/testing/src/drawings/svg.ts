type Attributes = Record<string, string | number | undefined>;

/** Rounds coordinates so that the strings stay short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Builds one SVG element; numbers are rounded, undefined attributes are left out. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return children.length > 0
    ? `<${name}${text}>${children.join("")}</${name}>`
    : `<${name}${text}/>`;
}

export const path = (d: string, attributes: Attributes) => tag("path", { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  tag("circle", { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes) =>
  tag("ellipse", { cx, cy, rx, ry, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, rest: Attributes) =>
  tag("rect", { x, y, width, height, ...rest });

/** A sheet of paper: a soft offset shadow below a rounded rectangle. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { fill: string; radius?: number; depth?: number; stroke?: string },
): string {
  const rx = options.radius ?? 16;
  const depth = options.depth ?? 8;
  return (
    rect(x + depth / 4, y + depth, width, height, { rx, fill: "#16202E", "fill-opacity": 0.05 }) +
    rect(x, y + depth / 2, width, height, { rx, fill: "#16202E", "fill-opacity": 0.05 }) +
    rect(x, y, width, height, { rx, fill: options.fill, stroke: options.stroke })
  );
}

/** Wraps the parts in a document of the given size. */
export function svgDocument(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}
