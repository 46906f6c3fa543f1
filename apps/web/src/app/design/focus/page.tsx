import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../site.ts";
import { requireDevelopment } from "../allowed.ts";
import { designCopy } from "../copy.ja.ts";

export default async function FocusPage() {
  await requireDevelopment();
  const copy = designCopy.focus;
  return (
    <FocusLayout
      brand={brand}
      progress={{ step: 3, total: 8 }}
      title={copy.title}
      lead={copy.lead}
      aside={
        <Button variant="quiet" size="sm">
          {copy.leave}
        </Button>
      }
      actions={
        <>
          <Button variant="secondary">{copy.back}</Button>
          <Button>{copy.next}</Button>
        </>
      }
      below={<TextLink href="/design">{copy.below}</TextLink>}
    >
      <div className="grid gap-6">
        <Field label={copy.company} required>
          <TextInput autoComplete="organization" />
        </Field>
        <Field label={copy.role} required>
          <TextInput />
        </Field>
        <Field label={copy.detail} optional count={{ text: "", limit: 150 }}>
          <TextArea />
        </Field>
      </div>
    </FocusLayout>
  );
}
