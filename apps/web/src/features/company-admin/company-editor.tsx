"use client";

import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSaveKey } from "@/platform/editing/use-save-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { OutdatedBanner, RestoredBanner, UnsavedNote } from "@/ui/editor-notes";
import { Modal } from "@/ui/modal";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { Switch } from "@/ui/switch";
import { BasicsFields } from "./basics-fields";
import { adminCopy } from "./copy.ja";
import { IdentityNotice } from "./identity-notice";
import { ImagesFields } from "./images-fields";
import { PageConflict } from "./page-conflict";
import { StoryFields } from "./story-fields";
import type { EditedPage } from "./types";
import { useCompanyEditor } from "./use-company-editor";
import { type DraftPage, draftOf } from "./values";

const copy = adminCopy.editor;

interface CompanyEditorProps {
  initial: EditedPage;
  /** Set for an operator, who edits the company of that id. */
  companyId?: string;
  back?: { href: string; label: string };
  /** The page as visitors would see it; it belongs to another feature. */
  preview: (page: DraftPage) => ReactNode;
}

/** A company's page, as its administrators and operators write it. */
export function CompanyEditor({ initial, companyId, back, preview }: CompanyEditorProps) {
  const editor = useCompanyEditor(initial, companyId);
  const { form, page, editing } = editor;
  useSaveKey(editor.submit, editor.isSaving);
  const [isPreviewing, setPreviewing] = useState(false);
  const values = form.watch();
  const missing = editor.missingOf(values);
  const isPublic = values.isPublic ?? false;
  const folder = companyId ? "operator" : page.id;
  return (
    <PageContainer>
      <PageHeader
        title={companyId ? copy.operatorTitle(page.name) : copy.title}
        lead={copy.lead}
        {...(back && { back })}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Eye className="size-4" aria-hidden="true" />}
              onClick={() => setPreviewing(true)}
            >
              {copy.preview}
            </Button>
            {page.isPublic && page.status === "active" && (
              <ButtonLink href={`/companies/${page.id}`} variant="quiet" target="_blank">
                {copy.view}
              </ButtonLink>
            )}
          </>
        }
      />
      {page.status !== "active" && (
        <Banner inset tone="warning">
          {copy.suspended}
        </Banner>
      )}
      <RestoredBanner at={editing.restoredAt} onDiscard={editing.discard} />
      <OutdatedBanner open={editing.isOutdated} onCompare={() => void editor.compare()} />
      <form
        noValidate
        className="grid gap-6"
        onFocus={editor.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.submit();
        }}
      >
        <SectionCard title={copy.parts.visibility}>
          <Switch
            label={companyLabels.isPublic}
            help={copy.publicHelp}
            checked={isPublic}
            disabled={!isPublic && missing.length > 0}
            onChange={(checked) => form.setValue("isPublic", checked, { shouldDirty: true })}
          />
          {missing.length > 0 && (
            <Banner inset tone={isPublic ? "danger" : "info"}>
              {copy.missing}：{missing.map((field) => companyLabels[field]).join("、")}
            </Banner>
          )}
        </SectionCard>
        <SectionCard title={copy.parts.basics}>
          <IdentityNotice page={page} />
          <BasicsFields form={form} isOperator={companyId !== undefined} />
        </SectionCard>
        <SectionCard title={copy.parts.images}>
          <ImagesFields form={form} folder={folder} />
        </SectionCard>
        <StoryFields form={form} />
        <div className="sticky bottom-[calc(var(--tab-bar-height)+var(--safe-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-md crowded:static md:mx-0 lg:bottom-0">
          <UnsavedNote isDirty={editing.isDirty} isKept={editing.isKept} />
          <Button type="submit" busy={editor.isSaving}>
            {copy.save}
          </Button>
        </div>
      </form>
      <PageConflict editor={editor} />
      <Modal
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
        width="xl"
        title={copy.previewTitle}
        description={copy.previewLead}
      >
        {isPreviewing && preview(draftOf(page, form.getValues()))}
      </Modal>
    </PageContainer>
  );
}
