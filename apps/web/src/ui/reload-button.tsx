"use client";

import { Button } from "./button.tsx";

/** Loads the whole document again. */
export function ReloadButton({ label }: { label: string }) {
  return <Button onClick={() => window.location.reload()}>{label}</Button>;
}
