"use client";

import { Button, type ButtonProps } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { BroadModal } from "./broad-modal";
import { useAdd } from "./use-add";

interface HideByNameProps
  extends Pick<ButtonProps, "variant" | "size" | "children" | "aria-label"> {
  companyName: string;
}

/** A button that hides from a company by its name, and asks first where that hides many. */
export function HideByName({ companyName, ...button }: HideByNameProps) {
  const { add, isAdding, error, isAsking, broad, confirmBroad, closeBroad } = useAdd(
    () => undefined,
  );
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Button {...button} busy={isAdding && !isAsking} onClick={() => add(companyName)} />
        {error && <FieldError>{error}</FieldError>}
      </div>
      <BroadModal
        open={isAsking}
        preview={broad}
        busy={isAdding}
        onClose={closeBroad}
        onConfirm={() => confirmBroad(companyName)}
      />
    </>
  );
}
