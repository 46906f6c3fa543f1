"use client";

import { companyImageLabels } from "@tefuda/domain/company/labels.ja";
import { adminCopy } from "./copy.ja";
import type { FieldsProps } from "./form-types";
import { ImageField } from "./image-field";
import { PhotosField } from "./photos-field";

const copy = adminCopy.editor;

/** Logo, cover and photos; what is chosen here stands on the page from the next save on. */
export function ImagesFields({ form, folder }: FieldsProps & { folder: string }) {
  const [logoUrl, coverUrl, photos] = form.watch(["logoUrl", "coverUrl", "photos"]);
  return (
    <div className="grid gap-6">
      <ImageField
        label={companyImageLabels.logoUrl}
        help={copy.logoHelp}
        folder={folder}
        value={logoUrl ?? null}
        onChange={(url) => form.setValue("logoUrl", url, { shouldDirty: true })}
      />
      <ImageField
        isWide
        label={companyImageLabels.coverUrl}
        help={copy.coverHelp}
        folder={folder}
        value={coverUrl ?? null}
        onChange={(url) => form.setValue("coverUrl", url, { shouldDirty: true })}
      />
      <PhotosField
        folder={folder}
        value={photos ?? []}
        onChange={(list) => form.setValue("photos", list, { shouldDirty: true })}
      />
    </div>
  );
}
