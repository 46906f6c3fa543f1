"use client";

import { createContext, useContext } from "react";

interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** What a control inside a Field needs so that its label, help and error belong to it. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
