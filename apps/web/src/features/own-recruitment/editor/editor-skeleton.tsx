import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { ownRecruitmentCopy as copy } from "../copy.ja";

/** Stands in the editor's place while the position is read. */
export const EditorSkeleton = () => (
  <PageContainer width="wide">
    <PageHeader title={copy.editor.editTitle} back={{ href: "/recruitments", label: copy.back }} />
    <SkeletonCards count={3} />
  </PageContainer>
);
