import type { Metadata } from "next";
import { accountCopy as copy } from "@/features/account/copy.ja";
import { LoginForm } from "@/features/account/login-form";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { brand } from "../../../site";
import { first, type SearchParams } from "../../query";

export const metadata: Metadata = { title: copy.operatorLogin.title, robots: { index: false } };

export default async function OperatorLoginPage({ searchParams }: { searchParams: SearchParams }) {
  const url = first((await searchParams).url);
  await requireVisitor(url);
  return (
    <FocusLayout
      brand={brand}
      brandSuffix={copy.operatorLogin.suffix}
      title={copy.operatorLogin.title}
    >
      <LoginForm page="operator" url={url} />
    </FocusLayout>
  );
}
