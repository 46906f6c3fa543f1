"use client";

import { CompanyPage } from "@/features/company/company-page";
import { CompanyEditor } from "@/features/company-admin/company-editor";
import type { EditedPage } from "@/features/company-admin/types";
import { FreshPage } from "@/platform/fresh-page";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { companyPageCopy as copy } from "./copy.ja";

interface EditorWithPreviewProps {
  /** Another one each time that the server makes the page. */
  mark: string;
  initial: EditedPage;
  origin: string;
  /** Set for an operator. */
  companyId?: string;
  back?: { href: string; label: string };
}

/** The editor of a company's page, with the page as visitors see it. */
export function EditorWithPreview({ mark, origin, ...editor }: EditorWithPreviewProps) {
  return (
    <FreshPage mark={mark} fallback={<Skeleton title={editor.initial.name} />}>
      <CompanyEditor
        {...editor}
        preview={(page) => (
          <div className="overflow-hidden px-4 md:px-0">
            <CompanyPage
              company={page}
              asIs
              url={`${origin}/companies/${page.id}`}
              counts={{ people: 0, positions: 0 }}
              people={<p className="text-ink-2">{copy.people}</p>}
              positions={<p className="text-ink-2">{copy.positions}</p>}
            />
          </div>
        )}
      />
    </FreshPage>
  );
}

/** Stands in the editor's place while the page is read. */
const Skeleton = ({ title }: { title: string }) => (
  <PageContainer>
    <PageHeader title={title} />
    <SkeletonCards count={3} />
  </PageContainer>
);
