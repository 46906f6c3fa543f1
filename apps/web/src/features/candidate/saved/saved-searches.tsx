"use client";

import { useMutation } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { Bell, Save } from "lucide-react";
import { useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { chipsOf } from "../chips";
import { type CandidateAddress, conditionsOf } from "../filters";
import { savedCopy as copy } from "./copy.ja";
import { NameModal } from "./name-modal";
import { SavedSheet } from "./saved-sheet";
import { type SavedSearch, useSavedSearches } from "./use-saved-searches";

/** As many of the conditions as make a first name. */
const NAMED_BY = 3;
const NAME_LENGTH = 30;

type Doing =
  | { readonly what: "list" | "save" }
  | { readonly what: "rename" | "delete"; readonly search: SavedSearch };

/** Saves the search of the address, and opens, renames and deletes those saved before. */
export function SavedSearches({ address }: { address: CandidateAddress }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const toast = useToast();
  const saved = useSavedSearches();
  const [doing, setDoing] = useState<Doing>();
  // One id for one window, so that sending again after a lost answer saves no second one.
  const newId = useRef("");
  const close = () => setDoing(undefined);
  const done = async (said: string) => {
    await saved.read();
    toast.success(said);
    close();
  };
  const remove = useMutation(
    trpc.savedSearch.delete.mutationOptions({ onSuccess: () => done(successMessages.deleted) }),
  );
  const save = async (name: string) => {
    const conditions = conditionsOf(address);
    await client.savedSearch.save.mutate({ id: newId.current, name, conditions });
    await done(successMessages.saved);
  };
  const rename = async (id: string, name: string) => {
    await client.savedSearch.rename.mutate({ id, name });
    await done(successMessages.changed);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Bell className="size-4" aria-hidden="true" />}
        onClick={() => setDoing({ what: "list" })}
      >
        {copy.open(saved.items.length)}
        {saved.newInAll > 0 && (
          <span className="text-accent text-xs">{copy.newHits(saved.newInAll)}</span>
        )}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<Save className="size-4" aria-hidden="true" />}
        onClick={() => {
          newId.current = uuidv7();
          setDoing({ what: "save" });
        }}
      >
        {copy.save.button}
      </Button>
      <SavedSheet
        isOpen={doing?.what === "list"}
        onClose={close}
        saved={saved}
        onRename={(search) => setDoing({ what: "rename", search })}
        onDelete={(search) => setDoing({ what: "delete", search })}
      />
      {doing?.what === "save" && (
        <NameModal
          title={copy.save.title}
          confirmLabel={copy.save.yes}
          help={copy.save.help}
          start={firstNameOf(address)}
          onClose={close}
          onName={save}
        />
      )}
      {doing?.what === "rename" && (
        <NameModal
          title={copy.renaming.title}
          confirmLabel={copy.renaming.yes}
          start={doing.search.name}
          onClose={close}
          onName={(name) => rename(doing.search.id, name)}
        />
      )}
      <ConfirmModal
        open={doing?.what === "delete"}
        onClose={close}
        onConfirm={() => doing?.what === "delete" && remove.mutate({ id: doing.search.id })}
        title={doing?.what === "delete" ? copy.deleting.title(doing.search.name) : ""}
        body={copy.deleting.body}
        confirmLabel={copy.deleting.yes}
        busy={remove.isPending}
        tone="danger"
      />
    </>
  );
}

/** A name to begin with: the first conditions. */
function firstNameOf({ filters }: CandidateAddress): string {
  const labels = chipsOf(filters)
    .slice(0, NAMED_BY)
    .map(({ label }) => label.split("：").at(-1));
  return labels.join("・").slice(0, NAME_LENGTH);
}
