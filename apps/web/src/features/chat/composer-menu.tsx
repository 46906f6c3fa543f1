"use client";

import { chatFileExtensions } from "@tefuda/domain/chat/files";
import { Paperclip, Plus } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import type { MenuItem } from "@/ui/menu-props";
import { chatCopy as copy } from "./copy.ja";
import { fileCopy } from "./files/copy.ja";

const accepted = chatFileExtensions.map((extension) => `.${extension}`).join(",");

export interface ComposerMenuProps {
  onFiles: (files: File[]) => void;
  /** What other features put between the files and the settings. */
  items: readonly MenuItem[];
  enterSends: boolean;
  onEnterSends: (isOn: boolean) => void;
  /** Why no file can be sent for now. */
  refusal: string | undefined;
}

/** What can be added to a text, and how it is written; the clip stands by itself where there is room. */
export function ComposerMenu(props: ComposerMenuProps) {
  const { onFiles, items, enterSends, onEnterSends, refusal } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          // The same file may be chosen again after a failure.
          event.target.value = "";
        }}
      />
      <Menu
        align="start"
        trigger={
          <IconButton label={fileCopy.more}>
            <Plus className="size-5" aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: fileCopy.attach,
            icon: <Paperclip aria-hidden="true" />,
            onSelect: choose,
            disabled: refusal !== undefined,
          },
          ...items,
          {
            label: copy.enterSends,
            icon: (
              <span className="w-4 text-center" aria-hidden="true">
                {enterSends ? "✓" : ""}
              </span>
            ),
            divided: true,
            onSelect: () => onEnterSends(!enterSends),
          },
        ]}
      />
      <span className="max-sm:hidden">
        <IconButton label={fileCopy.attach} refusal={refusal} onClick={choose}>
          <Paperclip className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}
