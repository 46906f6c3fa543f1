"use client";

import { sanitiseBody } from "@tefuda/domain/article/body";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { isInTable } from "@tiptap/pm/tables";
import type { EditorView } from "@tiptap/pm/view";
import { getHTMLFromFragment, useEditor } from "@tiptap/react";
import { useRef, useState } from "react";
import { useToast } from "@/ui/use-toast";
import { articleDeskCopy } from "./copy.ja";
import { bodyExtensions } from "./extensions";
import { asLines } from "./pasted/as-lines";
import { filesOf, hasPictureFromElsewhere } from "./pasted/data";
import { mendPasted } from "./pasted/mend";

export interface BodyEditorOptions {
  /** What it begins with; to replace it, give the editor another key. */
  initial: string;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  /** Pictures that were pasted, or dropped where the selection stands by then. */
  onPictures: (files: readonly File[]) => void;
}

/** What lies over the edges of the window: the line that is written in keeps away from it. In pixels. */
const covered = { top: 180, right: 0, bottom: 100, left: 0 };

/** The editor of a body. Looking changes nothing: what it adds by itself is no change. */
export function useBodyEditor({ initial, attributes, onChange, onPictures }: BodyEditorOptions) {
  const toast = useToast();
  const [stored] = useState(initial);
  /** The stored body as the editor writes it. */
  const begun = useRef<string>(undefined);

  const take = (view: EditorView, data: DataTransfer | null, at?: number) => {
    const files = filesOf(data);
    if (files.length === 0) {
      if (hasPictureFromElsewhere(data)) toast.info(articleDeskCopy.image.notPasted);
      return false;
    }
    const { doc, tr } = view.state;
    if (at !== undefined) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
    onPictures(files);
    return true;
  };

  return useEditor({
    extensions: bodyExtensions,
    content: stored,
    parseOptions: { preserveWhitespace: true },
    // The server knows nothing of the browser's selection.
    immediatelyRender: false,
    editorProps: {
      attributes,
      scrollMargin: covered,
      scrollThreshold: covered,
      transformPastedHTML: (html, view) => mendPasted(html, isInTable(view.state)),
      transformPasted: (slice, view) => (isInTable(view.state) ? asLines(slice) : slice),
      handlePaste: (view, event) => take(view, event.clipboardData),
      handleDrop: (view, { clientX, clientY, dataTransfer }, _slice, isMoved) =>
        !isMoved &&
        take(view, dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
    },
    onUpdate: ({ editor, transaction }) => {
      begun.current ??= htmlOf(transaction.before);
      const html = htmlOf(editor.state.doc);
      onChange(html === begun.current ? stored : html);
    },
  });
}

/** The body in the form in which it is kept. */
const htmlOf = (doc: Node) => sanitiseBody(getHTMLFromFragment(doc.content, doc.type.schema));
