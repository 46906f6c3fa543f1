import { ChevronLeft, Pencil } from "lucide-react";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { careerProfileCopy as copy } from "./copy.ja";
import type { Sheet } from "./facts";
import { PrintButton } from "./print-button";
import { ProfileSheet } from "./sheet";
import { TabTitle } from "./tab-title";

export type SheetReader = "joker" | "ace" | "operator";

const homes: Record<SheetReader, string> = {
  joker: "/mypage",
  ace: "/matchings",
  operator: "/operator",
};
const leads: Record<SheetReader, string> = {
  joker: copy.ownLead,
  ace: copy.aceLead,
  operator: copy.operatorLead,
};

/** The sheet on its page, with what can be done with it; printed, the sheet stands alone. */
export function SheetPage({ sheet, reader }: { sheet: Sheet; reader: SheetReader }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-4xl gap-5 px-4 py-6 md:px-6 md:py-10 print:block print:max-w-none print:p-0"
    >
      <div className="grid gap-3 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            href={homes[reader]}
            className="target -ml-1.5 inline-flex w-fit items-center gap-1 rounded-sm pr-2 text-ink-2 text-sm hover:text-ink"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
            {copy.back[reader]}
          </Link>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:justify-between">
            {reader === "joker" && (
              <ButtonLink
                href="/mypage/profile"
                variant="quiet"
                icon={<Pencil className="size-4" aria-hidden="true" />}
              >
                {copy.edit}
              </ButtonLink>
            )}
            <PrintButton />
          </div>
        </div>
        <p className="text-ink-2 text-sm">{leads[reader]}</p>
      </div>
      <ProfileSheet sheet={sheet} />
      {reader !== "joker" && <TabTitle title={copy.titleOf(sheet.name || copy.noName)} />}
    </main>
  );
}
