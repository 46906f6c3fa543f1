"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Tooltip } from "@/ui/tooltip";
import { articleDeskCopy } from "./copy.ja";

const copy = articleDeskCopy.body;

interface Tool {
  readonly key: keyof typeof copy;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

export interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
}

/** The formats of a body: one stop for the tab key, arrow keys between the buttons. */
export function Toolbar({ editor, onLink, onImage }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      h2: e.isActive("heading", { level: 2 }),
      h3: e.isActive("heading", { level: 3 }),
      bold: e.isActive("bold"),
      italic: e.isActive("italic"),
      bulletList: e.isActive("bulletList"),
      orderedList: e.isActive("orderedList"),
      blockquote: e.isActive("blockquote"),
      link: e.isActive("link"),
      image: e.isActive("image"),
      canUndo: e.can().undo(),
      canRedo: e.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const icon = "size-5";
  const tools: readonly Tool[] = [
    {
      key: "h2",
      icon: <Heading2 className={icon} />,
      pressed: state.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      key: "h3",
      icon: <Heading3 className={icon} />,
      pressed: state.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      key: "bold",
      icon: <Bold className={icon} />,
      pressed: state.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      key: "italic",
      icon: <Italic className={icon} />,
      pressed: state.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      key: "bulletList",
      icon: <List className={icon} />,
      pressed: state.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      key: "orderedList",
      icon: <ListOrdered className={icon} />,
      pressed: state.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      key: "blockquote",
      icon: <Quote className={icon} />,
      pressed: state.blockquote,
      run: () => chain().toggleBlockquote().run(),
    },
    { key: "link", icon: <Link className={icon} />, pressed: state.link, run: onLink },
    { key: "image", icon: <ImagePlus className={icon} />, pressed: state.image, run: onImage },
    {
      key: "undo",
      icon: <Undo2 className={icon} />,
      disabled: !state.canUndo,
      run: () => chain().undo().run(),
    },
    {
      key: "redo",
      icon: <Redo2 className={icon} />,
      disabled: !state.canRedo,
      run: () => chain().redo().run(),
    },
  ];

  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: tools.length - 1 }[event.key];
    if (by === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (current + (by ?? 0) + tools.length) % tools.length;
    setCurrent(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={copy.toolbar}
      tabIndex={-1}
      onKeyDown={move}
      className="sticky top-0 z-10 flex flex-wrap gap-0.5 rounded-t-md border-line border-b bg-surface p-1"
    >
      {tools.map(({ key, icon: drawing, pressed, disabled, run }, at) => (
        <Tooltip key={key} label={copy[key]}>
          <button
            type="button"
            aria-label={copy[key]}
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onClick={disabled ? undefined : run}
            className="target-square grid place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink aria-disabled:text-ink-3 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {drawing}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
