"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { companyCopy as copy } from "./copy.ja";

const CompanyWindow = lateWindow(() =>
  import("./company-window").then(({ CompanyWindow }) => CompanyWindow),
);

/** The button that opens the window with a company. */
export function CompanyWindowButton(company: { companyId: string; companyName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.show}
      </Button>
      <CompanyWindow {...company} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
