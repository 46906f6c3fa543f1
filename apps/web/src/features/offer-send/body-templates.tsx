"use client";

import { fillOfferTemplate } from "@tefuda/domain/offer/template";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useRefusal } from "@/platform/session/use-refusal";
import { Button } from "@/ui/button";
import { offerSendCopy } from "./copy.ja";
import { TemplatesModal } from "./templates-modal";
import type { useOfferForm } from "./use-offer-form";

interface BodyTemplatesProps {
  form: ReturnType<typeof useOfferForm>["form"];
  recruitmentTitle: string | undefined;
}

/** Leads to the templates of the body; what stands there already stays above what is taken over. */
export function BodyTemplates({ form, recruitmentTitle }: BodyTemplatesProps) {
  const me = useSession();
  const [isOpen, setOpen] = useState(false);
  const refusal = useRefusal("offer:send");
  const names = me.kind === "ace" ? { companyName: me.companyName, aceName: me.name } : {};
  const use = (body: string) => {
    const before = form.getValues("message").trimEnd();
    form.setValue("message", before ? `${before}\n\n${body}` : body, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <div className="-mt-4">
      <Button
        variant="secondary"
        size="sm"
        icon={<FileText className="size-4" aria-hidden="true" />}
        refusal={refusal}
        onClick={() => setOpen(true)}
      >
        {offerSendCopy.form.chooseTemplate}
      </Button>
      <TemplatesModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        fill={(body) =>
          fillOfferTemplate(body, { ...names, ...(recruitmentTitle && { recruitmentTitle }) })
        }
        onUse={use}
        body={form.watch("message")}
      />
    </div>
  );
}
