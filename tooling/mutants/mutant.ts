/** One small fault that is put into a file of the product. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  /** What is replaced, and by what. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export const kinds = ["scope", "limit", "guard", "effect", "text", "list", "switch"] as const;
export type Kind = (typeof kinds)[number];

/** A fault at a place of a source. */
export function mutant({
  source,
  ...fault
}: Pick<Mutant, "file" | "kind" | "start" | "end" | "after"> & {
  readonly source: string;
}): Mutant {
  const { start, end } = fault;
  const line = source.slice(0, start).split("\n").length;
  // Where something is put in, its surroundings say what it was.
  const before = source.slice(start === end ? source.lastIndexOf("\n", start) + 1 : start, end);
  return { ...fault, line, before };
}

/** The source with the fault in it. */
export const applyMutant = (source: string, { start, end, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(end);

const SHOWN = 90;
const short = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

export const describeMutant = ({ file, line, kind, before, after }: Mutant): string =>
  `${file}:${line} ${kind}: ${short(before)} -> ${short(after) || "(nothing)"}`;
