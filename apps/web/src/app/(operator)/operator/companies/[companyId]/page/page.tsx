import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { adminCopy } from "@/features/company-admin/copy.ja";
import { caller } from "@/platform/server/caller";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";
import { EditorWithPreview } from "../../../../../_company-page/editor-with-preview";

export const metadata: Metadata = { title: adminCopy.editor.title };

export default async function OperatorCompanyEditPage({
  params,
}: {
  params: Promise<{ companyId: string }>;
}) {
  const { companyId } = await params;
  if (!uuid.safeParse(companyId).success) notFound();
  const initial = await orNotFound(
    caller().companyAdmin.page.query({ companyId }),
    "companyNotFound",
  );
  const back = { href: `/operator/companies/${companyId}`, label: initial.name };
  return (
    <EditorWithPreview
      mark={uuidv7()}
      initial={initial}
      origin={siteOrigin()}
      companyId={companyId}
      back={back}
    />
  );
}
