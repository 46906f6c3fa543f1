"use client";

import type { RestrictedAction } from "@tefuda/domain/policy/restrictions";
import { refusalText } from "./refusal";
import { useSession } from "./session-provider";

/** Why the person cannot do something for now; for the `refusal` of its button. */
export const useRefusal = (action: RestrictedAction): string | undefined =>
  refusalText(useSession(), action);
