"use client";

import { useQuery } from "@tanstack/react-query";
import {
  ARTICLE_TITLE_MAX,
  type ArticleCategory,
  articleCategories,
  articleCategoryLabels,
} from "@tefuda/domain/article/schema";
import { useSaveKey } from "@/platform/editing/use-save-key";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { OutdatedBanner, RestoredBanner, UnsavedNote } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { Select } from "@/ui/select";
import { PageContainer } from "@/ui/shell/page-container";
import { Tabs } from "@/ui/tabs";
import { TextInput } from "@/ui/text-input";
import type { EditableArticle } from "./article-form";
import { ArticlePreview } from "./article-preview";
import { BodyEditor } from "./body-editor";
import { CompanyField, PeopleField } from "./company-field";
import { Conflict } from "./conflict";
import { articleDeskCopy } from "./copy.ja";
import { CoverField } from "./cover-field";
import { PublishCard } from "./publish-card";
import { type ArticleEditor, useArticleEditor } from "./use-article-editor";

const copy = articleDeskCopy.editor;

interface ArticleEditorScreenProps {
  articleId: string;
  /** The article as the page was made with it; absent for one that is not stored yet. */
  made: EditableArticle | undefined;
}

/** The editor of an article; one that is not stored yet has its address all the same. */
export function ArticleEditorScreen({ articleId, made }: ArticleEditorScreenProps) {
  const trpc = useTRPC();
  const editor = useArticleEditor(articleId, made);
  const { data: article = made } = useQuery(
    trpc.article.getEditable.queryOptions(
      { articleId },
      { enabled: editor.lockVersion !== undefined, initialData: made },
    ),
  );
  useSaveKey(editor.save, editor.isSaving);
  const saveLabel = {
    draft: copy.save,
    planned: copy.savePlanned,
    published: copy.saveLive,
  }[article?.status ?? "draft"];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={article ? copy.title : copy.newTitle}
        back={{ href: "/operator/articles", label: copy.back }}
        actions={
          <Button
            // With nothing to save the main action is the one of publishing.
            variant={editor.isDirty || !article ? "primary" : "secondary"}
            busy={editor.isSaving}
            onClick={editor.save}
          >
            {saveLabel}
          </Button>
        }
      />
      <UnsavedNote isDirty={editor.isDirty} isKept={editor.isOnDevice} />
      <RestoredBanner at={editor.restoredAt} onDiscard={editor.discard} />
      <OutdatedBanner open={editor.isOutdated} onCompare={() => void editor.compare()} />
      <Conflict editor={editor} />
      <Tabs
        label={copy.tabs}
        items={[
          {
            value: "edit",
            label: copy.edit,
            stays: true,
            panel: <EditPanel editor={editor} article={article} />,
          },
          {
            value: "preview",
            label: copy.preview,
            panel: (
              <ArticlePreview articleId={editor.articleId} form={editor.form} article={article} />
            ),
          },
        ]}
      />
    </PageContainer>
  );
}

interface PanelProps {
  editor: ArticleEditor;
  article: EditableArticle | undefined;
}

function EditPanel({ editor, article }: PanelProps) {
  const { form, errors, change } = editor;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Field
          label={copy.fields.title}
          required
          error={errors.title}
          count={{ text: form.title, limit: ARTICLE_TITLE_MAX }}
        >
          <TextInput
            value={form.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <BodyEditor
          key={editor.version}
          initial={form.body}
          onChange={(body) => change({ body })}
          error={errors.body}
        />
      </div>
      <div className="grid gap-5">
        {article && <PublishCard article={article} editor={editor} />}
        <SectionCard title={copy.settings}>
          <Field label={copy.fields.slug} required help={copy.fields.slugHelp} error={errors.slug}>
            <TextInput
              value={form.slug}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              onChange={(event) => change({ slug: event.target.value })}
            />
          </Field>
          <Field label={copy.fields.category} required error={errors.category}>
            <Select
              placeholder={false}
              value={form.category}
              options={articleCategories.map((value) => ({
                value,
                label: articleCategoryLabels[value],
              }))}
              onChange={(event) => change({ category: event.target.value as ArticleCategory })}
            />
          </Field>
          <CoverField
            value={form.coverUrl}
            onChange={(coverUrl) => change({ coverUrl })}
            error={errors.coverUrl}
          />
          <CompanyField
            value={form.company}
            onChange={(company) => change({ company })}
            error={errors.companyId}
          />
          <PeopleField
            company={form.company}
            value={form.people}
            onChange={(people) => change({ people })}
            error={errors.aceIds}
          />
        </SectionCard>
      </div>
    </div>
  );
}
