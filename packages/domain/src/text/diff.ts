import { diffArrays } from "diff";
import { segmentsOf } from "./segments.ts";

/** A stretch of two versions of a text: in both, in the old one only, or in the new one only. */
export interface DiffPiece {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

/** Beyond so many changed words or lines two texts are shown as replaced: time grows with its square. */
const EDITS_MAX = 600;
/** A kept stretch this short between two changes is read more easily as changed. */
const ISLAND_MAX = 2;

const intoWords = (text: string) => Array.from(segmentsOf(text, "word"), ({ segment }) => segment);
const intoLines = (text: string) => text.match(/[^\n]*\n|[^\n]+/gu) ?? [];

/**
 * What changed from one version of a text to another, word by word as Japanese has them, line by
 * line where much changed, as a whole where nearly everything did. Kept and removed pieces together
 * are the old text, kept and added ones the new; of one change the removed piece comes first.
 */
export function diffTexts(before: string, after: string): DiffPiece[] {
  if (before === after) return before === "" ? [] : [{ kind: "kept", text: before }];
  const pieces =
    diffBy(intoWords, before, after) ??
    diffBy(intoLines, before, after) ??
    ([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ] as const);
  return joinNeighbours(withoutIslands(joinNeighbours(pieces)));
}

function diffBy(cut: (text: string) => string[], before: string, after: string) {
  const changes = diffArrays(cut(before), cut(after), { maxEditLength: EDITS_MAX });
  return changes?.map(
    ({ added, removed, value }): DiffPiece => ({
      kind: added ? "added" : removed ? "removed" : "kept",
      text: value.join(""),
    }),
  );
}

function withoutIslands(pieces: readonly DiffPiece[]): DiffPiece[] {
  return pieces.flatMap((piece, index): DiffPiece[] => {
    const isIsland =
      piece.kind === "kept" &&
      index > 0 &&
      index < pieces.length - 1 &&
      piece.text.length <= ISLAND_MAX &&
      !piece.text.includes("\n");
    if (!isIsland) return [piece];
    return [
      { kind: "removed", text: piece.text },
      { kind: "added", text: piece.text },
    ];
  });
}

/** One removed and one added piece, at most, between two kept ones. */
function joinNeighbours(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  let run = { removed: "", added: "", kept: "" };
  const flush = (...kinds: DiffPiece["kind"][]) => {
    for (const kind of kinds) if (run[kind] !== "") joined.push({ kind, text: run[kind] });
    run = { removed: "", added: "", kept: "" };
  };
  for (const { kind, text } of pieces) {
    if (kind === "kept" ? run.removed + run.added !== "" : run.kept !== "")
      flush("removed", "added", "kept");
    run[kind] += text;
  }
  flush("removed", "added", "kept");
  return joined;
}
