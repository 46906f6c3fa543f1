"use client";

import { useSyncExternalStore } from "react";
import { uiCopy } from "./copy.ja.ts";
import {
  displaySettings,
  setTextScale,
  setTheme,
  setZoom,
  textScales,
  themes,
} from "./display-settings.ts";
import { Segments } from "./segments.tsx";
import { Switch } from "./switch.tsx";

/** 文字サイズ and 画面の色, and whether the viewport itself zooms, which it does not by default. */
export function DisplaySettingsForm() {
  const { subscribe } = displaySettings;
  const scale = useSyncExternalStore(subscribe, displaySettings.textScale, () => "100" as const);
  const theme = useSyncExternalStore(subscribe, displaySettings.theme, () => "auto" as const);
  const zoom = useSyncExternalStore(subscribe, displaySettings.zoom, () => false);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <Segments
        label={uiCopy.textScale}
        options={textScales.map((value) => ({ value, label: uiCopy.textScales[value] }))}
        value={scale}
        onChange={setTextScale}
      />
      <Segments
        label={uiCopy.theme}
        options={themes.map((value) => ({ value, label: uiCopy.themes[value] }))}
        value={theme}
        onChange={setTheme}
      />
      <Switch
        label={uiCopy.allowZoom}
        help={uiCopy.allowZoomHelp}
        checked={zoom}
        onChange={setZoom}
      />
    </div>
  );
}
