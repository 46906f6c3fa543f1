"use client";

import type { SocialProvider } from "@tefuda/domain/account/constants";
import { useResultToast } from "./use-result-toast";

/** Tells somebody who came to sign up that they had done so before (`alreadyExistsFacebookLoginUser`). */
export function ExistingNotice({ provider }: { provider: SocialProvider }) {
  useResultToast("existing", provider);
  return null;
}
