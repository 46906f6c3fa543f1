import type { Metadata } from "next";
import { uuidv7 } from "uuidv7";
import { adminCopy } from "@/features/company-admin/copy.ja";
import { caller } from "@/platform/server/caller";
import { siteOrigin } from "@/platform/settings";
import { EditorWithPreview } from "../../../../_company-page/editor-with-preview";

export const metadata: Metadata = { title: adminCopy.editor.title };

export default async function CompanyEditPage() {
  const initial = await caller().companyAdmin.page.query({});
  return <EditorWithPreview mark={uuidv7()} initial={initial} origin={siteOrigin()} />;
}
