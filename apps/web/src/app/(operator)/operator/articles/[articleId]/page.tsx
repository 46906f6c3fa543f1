import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { articleDeskCopy as copy } from "@/features/article/operator/copy.ja";
import { EditArticleScreen } from "@/features/article/operator/editor-screen";

export const metadata: Metadata = { title: copy.editor.title, robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ articleId: string }> }) {
  const { articleId } = await params;
  if (!uuid.safeParse(articleId).success) notFound();
  return <EditArticleScreen articleId={articleId} />;
}
