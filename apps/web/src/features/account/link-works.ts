import type { AuthActionMode } from "@tefuda/domain/account/constants";
import { failureOf } from "@/platform/errors";
import { caller } from "@/platform/server/caller";

/** Whether a mailed code still works; the form that uses it up is worth showing only then. */
export async function linkWorks(mode: AuthActionMode, oobCode: string): Promise<boolean> {
  try {
    await caller().account.checkActionCode.mutate({ mode, oobCode });
    return true;
  } catch (error) {
    const { code } = failureOf(error);
    if (code === "invalidActionCode" || code === "invalidParameter") return false;
    throw error;
  }
}
