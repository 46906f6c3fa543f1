import type { Metadata } from "next";
import { articleDeskCopy as copy } from "@/features/article/operator/copy.ja";
import { ArticleEditorScreen } from "@/features/article/operator/editor-screen";

export const metadata: Metadata = { title: copy.editor.newTitle, robots: { index: false } };

export default function Page() {
  return <ArticleEditorScreen />;
}
