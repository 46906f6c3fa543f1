"use client";

import { formatZodError } from "@tefuda/domain/validation/fields";
import { useEffect, useRef, useState } from "react";
import type { ZodType } from "zod";
import { type Faults, focusFirstFault } from "./forms";

const none: Faults = {};

/**
 * What is wrong with a form that holds its values by itself: by its rules, or by the server's word. Where
 * the form takes the ref, the first fault gets the focus.
 */
export function useFaults() {
  const form = useRef<HTMLFormElement>(null);
  const [{ faults, isNews }, setState] = useState({ faults: none, isNews: false });
  useEffect(() => {
    // Whoever puts one right stays there, whatever else is wrong.
    if (isNews && Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [faults, isNews]);
  const refuse = (next: Faults) => setState({ faults: next, isNews: true });
  return {
    form,
    faults,
    refuse,
    /** The values as the rules read them; nothing where these, or what the form itself found, refuse them. */
    check<Output>(schema: ZodType<Output>, values: unknown, found: Faults = none) {
      const parsed = schema.safeParse(values);
      refuse({ ...(parsed.error && formatZodError(parsed.error)), ...found });
      return Object.keys(found).length === 0 ? parsed.data : undefined;
    },
    /** Something was changed: what was wrong is so no more, or in the named fields alone. */
    forget: (fields?: readonly string[]) =>
      setState({ faults: fields ? withoutFields(faults, fields) : none, isNews: false }),
  };
}

/** The faults of other fields than these, with what lies below them. */
const withoutFields = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([path]) => !fields.includes(path.split(".")[0] ?? "")),
  );
