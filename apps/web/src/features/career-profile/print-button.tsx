"use client";

import { Printer } from "lucide-react";
import { Button } from "@/ui/button";
import { careerProfileCopy as copy } from "./copy.ja";

/** Opens the browser's printing, where the sheet can be kept as a PDF as well. */
export function PrintButton() {
  return (
    <Button
      variant="secondary"
      icon={<Printer className="size-4" aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {copy.print}
    </Button>
  );
}
