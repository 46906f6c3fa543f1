"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  PanelTop,
  Quote,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { articleDeskCopy } from "./copy.ja";

/** A button of the toolbar. */
export interface Tool {
  readonly key: keyof typeof articleDeskCopy.body;
  readonly icon: ReactNode;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly run: () => void;
}

const icon = "size-5";

/** What can be done where the selection stands; in a table also with its rows and columns. */
export function useTools(editor: Editor, windows: { link: () => void; image: () => void }): Tool[] {
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
      table: e.isActive("table"),
      canUndo: e.can().undo(),
      canRedo: e.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  // A cell holds lines.
  const disabled = state.table;
  const ofTable: readonly Tool[] = [
    {
      key: "addRow",
      icon: <BetweenHorizontalEnd className={icon} />,
      run: () => chain().addRowAfter().run(),
    },
    {
      key: "addColumn",
      icon: <BetweenVerticalEnd className={icon} />,
      run: () => chain().addColumnAfter().run(),
    },
    {
      key: "removeRow",
      icon: <FoldVertical className={icon} />,
      run: () => chain().deleteRow().run(),
    },
    {
      key: "removeColumn",
      icon: <FoldHorizontal className={icon} />,
      run: () => chain().deleteColumn().run(),
    },
    {
      key: "headRow",
      icon: <PanelTop className={icon} />,
      run: () => chain().toggleHeaderRow().run(),
    },
    {
      key: "removeTable",
      icon: <Trash2 className={icon} />,
      run: () => chain().deleteTable().run(),
    },
  ];
  return [
    {
      key: "h2",
      icon: <Heading2 className={icon} />,
      pressed: state.h2,
      disabled,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      key: "h3",
      icon: <Heading3 className={icon} />,
      pressed: state.h3,
      disabled,
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
      disabled,
      run: () => chain().toggleBulletList().run(),
    },
    {
      key: "orderedList",
      icon: <ListOrdered className={icon} />,
      pressed: state.orderedList,
      disabled,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      key: "blockquote",
      icon: <Quote className={icon} />,
      pressed: state.blockquote,
      disabled,
      run: () => chain().toggleBlockquote().run(),
    },
    { key: "link", icon: <Link className={icon} />, pressed: state.link, run: windows.link },
    {
      key: "image",
      icon: <ImagePlus className={icon} />,
      pressed: state.image,
      run: windows.image,
    },
    {
      key: "table",
      icon: <Table className={icon} />,
      pressed: state.table,
      disabled,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    ...(state.table ? ofTable : []),
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
}
