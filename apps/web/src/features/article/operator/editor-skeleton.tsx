import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonText } from "@/ui/skeleton";
import { articleDeskCopy } from "./copy.ja";

const copy = articleDeskCopy.editor;

/** Stands in the editor's place while the article is read. */
export const EditorSkeleton = () => (
  <PageContainer width="wide">
    <PageHeader title={copy.title} back={{ href: "/operator/articles", label: copy.back }} />
    <SkeletonText lines={12} />
  </PageContainer>
);
