import { type DiffPiece, diffTexts } from "@tefuda/domain/text/diff";
import { uiCopy } from "./copy.ja";

const copy = uiCopy.diff;

export interface TextDiffProps {
  before: string;
  after: string;
  /** What the two versions are called; the old and the new one without it. */
  labels?: { readonly before: string; readonly after: string };
}

/**
 * Two versions of a text, with what was taken out and put in marked by more than colour: struck or
 * underlined for the eye, in words for a screen reader. Side by side where there is room.
 */
export function TextDiff({ before, after, labels = copy }: TextDiffProps) {
  const pieces = diffTexts(before, after);
  return (
    <div className="grid gap-2 xl:grid-cols-2">
      <Version label={labels.before} pieces={pieces} change="removed" />
      <Version label={labels.after} pieces={pieces} change="added" />
    </div>
  );
}

interface VersionProps {
  label: string;
  pieces: readonly DiffPiece[];
  /** Which pieces stand in this version only. */
  change: "removed" | "added";
}

function Version({ label, pieces, change }: VersionProps) {
  const own = placed(pieces).filter(({ kind }) => kind === "kept" || kind === change);
  return (
    <div className="grid min-w-0 content-start gap-1 rounded-md bg-sunken px-4 py-3">
      <p className="font-semibold text-ink-2 text-xs">{label}</p>
      <p className="whitespace-pre-line break-words text-sm">
        {own.length === 0 ? (
          <span className="text-ink-2">{copy.nothing}</span>
        ) : (
          own.map(({ at, ...piece }) => <Piece key={at} {...piece} />)
        )}
      </p>
    </div>
  );
}

function Piece({ kind, text }: DiffPiece) {
  if (kind === "kept") return text;
  const isRemoved = kind === "removed";
  const Mark = isRemoved ? "del" : "ins";
  return (
    <Mark
      className={
        isRemoved
          ? "rounded-sm bg-danger-tint px-0.5 text-danger line-through decoration-1"
          : "rounded-sm bg-pine-tint px-0.5 text-pine underline decoration-1 underline-offset-4"
      }
    >
      <span className="sr-only">{isRemoved ? copy.removedFrom : copy.addedFrom}</span>
      {text}
      <span className="sr-only">{copy.end}</span>
    </Mark>
  );
}

/** The pieces, each with where it begins; two of them never begin at one place. */
function placed(pieces: readonly DiffPiece[]) {
  let end = 0;
  return pieces.map((piece) => {
    const at = end;
    end += piece.text.length;
    return { ...piece, at };
  });
}
