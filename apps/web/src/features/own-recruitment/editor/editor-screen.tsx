"use client";

import { useQuery } from "@tanstack/react-query";
import { useSaveKey } from "@/platform/editing/use-save-key";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { OutdatedBanner, RestoredBanner } from "@/ui/editor-notes";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { ownRecruitmentCopy } from "../copy.ja";
import type { RecruitmentFrame } from "../types";
import { EditorProvider } from "./context";
import { LockModal } from "./lock-modal";
import { ContractPart, PayPart } from "./parts-contract";
import { HoursPart, ProcessPart } from "./parts-hours";
import { EmployerPart, PeoplePart } from "./parts-people";
import { BasicPart, PlacePart, WorkPart } from "./parts-work";
import { OpenItems, ProgressNav } from "./progress-nav";
import { SaveState } from "./save-state";
import { sectionId, sectionKeys } from "./sections";
import { type EditorStart, useEditor } from "./use-editor";
import { usePublish } from "./use-publish";

const { editor: copy, bar } = ownRecruitmentCopy;

/** Three buttons stand side by side on a phone. */
const fit = "max-sm:grow max-sm:px-2.5 max-sm:tracking-normal";

export interface EditorScreenProps {
  start: EditorStart;
  frame: RecruitmentFrame;
  /** The content was taken from another position. */
  isCopy?: boolean;
}

/** A position in its form, in parts, with what is still missing always in sight. */
export function EditorScreen({ start, frame: initialFrame, isCopy = false }: EditorScreenProps) {
  const trpc = useTRPC();
  const { data: frame } = useQuery(
    trpc.recruitment.frame.queryOptions(undefined, { initialData: initialFrame }),
  );
  const editor = useEditor(start, frame);
  const { recruitmentId } = start;
  const publishing = usePublish(recruitmentId, editor);
  const { status, isNew, savesItself, saving } = editor;
  const mayStore = !savesItself || editor.form.employmentType !== "";
  const store = savesItself ? editor.saveNow : publishing.press;
  useSaveKey(store, !mayStore || saving.isSaving || publishing.isBusy);
  const parts = {
    basic: <BasicPart />,
    work: <WorkPart />,
    place: <PlacePart />,
    contract: <ContractPart />,
    hours: <HoursPart />,
    pay: <PayPart />,
    process: <ProcessPart />,
    people: <PeoplePart members={frame.members} />,
    employer: <EmployerPart employer={frame.employer} />,
  };
  return (
    <EditorProvider editor={editor}>
      <PageContainer width="wide">
        <PageHeader
          title={start.editing.lockVersion === undefined ? copy.newTitle : copy.editTitle}
          back={
            isNew
              ? { href: "/recruitments", label: ownRecruitmentCopy.back }
              : { href: `/recruitment/${recruitmentId}`, label: copy.backToOne }
          }
        />
        <RestoredBanner at={editor.restoredAt} onDiscard={editor.discard} />
        {isCopy && isNew && <Banner inset>{copy.copied}</Banner>}
        {!savesItself && (
          <Banner inset tone="warning">
            {copy.publishedNote}
          </Banner>
        )}
        <OutdatedBanner open={editor.isOutdated} onCompare={() => void editor.compare()} />
        <div className="grid items-start gap-6 xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-10">
          <div className="xl:sticky xl:top-[calc(var(--header-height)+1.5rem)]">
            <ProgressNav />
          </div>
          <div className="grid gap-6">
            {sectionKeys.map((key) => (
              <div key={key} id={sectionId(key)} className="scroll-mt-6">
                <SectionCard
                  title={copy.groups[key]}
                  lead={key === "employer" ? copy.leads.employer : undefined}
                >
                  <div className="grid gap-6">{parts[key]}</div>
                </SectionCard>
              </div>
            ))}
            {editor.isTried && editor.reading.open.length > 0 && (
              <div
                ref={publishing.summary}
                tabIndex={-1}
                role="alert"
                className="grid gap-2 rounded-md bg-danger-tint px-4 py-3 text-sm"
              >
                <p className="font-semibold text-danger">{copy.incomplete}</p>
                <OpenItems />
              </div>
            )}
            <div className="-mx-4 sticky bottom-[calc(var(--tab-bar-height)+var(--safe-bottom))] z-10 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper px-4 py-3 crowded:static md:mx-0 md:px-0 lg:bottom-0">
              <SaveState />
              <div className="flex flex-wrap gap-2 max-sm:w-full">
                {!isNew && (
                  <ButtonLink
                    href={`/recruitment/${recruitmentId}`}
                    variant="quiet"
                    className={fit}
                  >
                    {copy.preview}
                  </ButtonLink>
                )}
                {savesItself && (
                  <Button
                    variant="secondary"
                    className={fit}
                    disabled={!mayStore}
                    busy={saving.isSaving && !publishing.isBusy}
                    onClick={() => void editor.saveNow()}
                  >
                    {copy.save}
                  </Button>
                )}
                <Button className={fit} busy={publishing.isBusy} onClick={publishing.press}>
                  {savesItself
                    ? status === "paused"
                      ? bar.resume
                      : bar.publish
                    : copy.savePublished}
                </Button>
              </div>
            </div>
          </div>
        </div>
        <LockModal editor={editor} members={frame.members} />
        {publishing.question}
      </PageContainer>
    </EditorProvider>
  );
}
