"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { Download, FileJson } from "lucide-react";
import { useRef } from "react";
import { uuidv7 } from "uuidv7";
import { useZoned } from "@/platform/local-time";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { useToast } from "@/ui/use-toast";
import { useRecentLogin } from "../use-recent-login";
import { dataExportCopy as copy } from "./copy.ja";

type Export = Outputs["dataExport"]["current"];

interface DataExportScreenProps {
  initial: Export;
  isJoker: boolean;
}

/** Makes a file of one's own data and hands it over. */
export function DataExportScreen({ initial, isJoker }: DataExportScreenProps) {
  const trpc = useTRPC();
  const current = useQuery(
    trpc.dataExport.current.queryOptions(undefined, { initialData: initial }),
  );
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/mypage", label: copy.back }}
      />
      {current.data && <ReadyFile file={current.data} />}
      <SectionCard title={copy.includes.title}>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          {copy.includes[isJoker ? "joker" : "ace"].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-ink-3 text-sm">{copy.includes.note}</p>
        <MakeButton isFirst={!current.data} />
      </SectionCard>
    </PageContainer>
  );
}

function MakeButton({ isFirst }: { isFirst: boolean }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { run, dialog } = useRecentLogin();
  /** Stays until the file is made, so that a try after a lost answer makes no second one. */
  const id = useRef(uuidv7());
  const make = useMutation({
    mutationFn: () =>
      run(async () => {
        const file = await client.dataExport.createExport.mutate({ id: id.current });
        queries.setQueryData(trpc.dataExport.current.queryKey(), file);
        id.current = uuidv7();
        toast.success(copy.made);
      }),
  });
  return (
    <div>
      <Button
        size="lg"
        variant={isFirst ? "primary" : "secondary"}
        busy={make.isPending}
        onClick={() => make.mutate()}
      >
        {isFirst ? copy.make : copy.again}
      </Button>
      {dialog}
    </div>
  );
}

const KILOBYTE = 1024;

function ReadyFile({ file }: { file: NonNullable<Export> }) {
  const { ready } = copy;
  const zoned = useZoned();
  return (
    <SectionCard title={ready.title} lead={ready.lead}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-pine-tint text-pine"
        >
          <FileJson className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="break-all font-semibold">{file.name}</p>
          <p className="text-ink-2 text-sm tabular-nums">
            {ready.size(Math.ceil(file.size / KILOBYTE).toLocaleString("ja-JP"))}
            {" ・ "}
            {ready.expires(zoned(formatDateTime(file.expiresAt), file.expiresAt))}
          </p>
        </div>
      </div>
      <div>
        <a href={file.url} download={file.name} className={buttonClass({ size: "lg" })}>
          <Download className="size-4" aria-hidden="true" />
          {ready.download}
        </a>
      </div>
    </SectionCard>
  );
}
