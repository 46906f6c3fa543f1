"use client";

import { CompanyPage } from "@/features/company/company-page";
import { CompanyEditor } from "@/features/company-admin/company-editor";
import type { EditedPage } from "@/features/company-admin/types";
import { companyPageCopy as copy } from "./copy.ja";

interface EditorWithPreviewProps {
  initial: EditedPage;
  origin: string;
  /** Set for an operator. */
  companyId?: string;
  back?: { href: string; label: string };
}

/** The editor of a company's page, with the page as visitors see it. */
export function EditorWithPreview({ origin, ...editor }: EditorWithPreviewProps) {
  return (
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
  );
}
