"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { displaySettings, setSingleKeys } from "./display-settings.ts";
import { Modal } from "./modal.tsx";
import { Switch } from "./switch.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

export interface KeyHelpProps {
  /** Keys and what they do, in the order of their use. */
  keys: readonly (readonly [string, string])[];
}

/** The keys of a screen, shown by `?` or its button; for those who have a keyboard. */
export function KeyHelp({ keys }: KeyHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSingleKeys = useSingleKeys();
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:hidden"
        icon={<Kbd>?</Kbd>}
        onClick={() => setOpen(true)}
      >
        {uiCopy.keys}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={uiCopy.keys} width="sm">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 text-sm">
          {keys.map(([key, label]) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={uiCopy.singleKeys.label}
          help={uiCopy.singleKeys.help}
          checked={hasSingleKeys}
          onChange={setSingleKeys}
        />
      </Modal>
    </>
  );
}

/** Whether letters alone are shortcuts here. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(displaySettings.subscribe, displaySettings.singleKeys, () => true);

/** A key as it stands on a keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="whitespace-nowrap rounded-sm border border-edge bg-surface px-1.5 py-0.5 font-sans text-ink-2 text-xs">
      {children}
    </kbd>
  );
}
