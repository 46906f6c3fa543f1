import { pathAfterLogin } from "@tefuda/domain/account/guard";
import { takeRedirectPath } from "@/platform/session/browser-state";
import type { Outputs } from "@/platform/trpc";

type SignedIn = Outputs["secondFactor"]["signIn"];

/** Says that this login took a withdrawal back. */
const TAKEN_BACK = "/mypage/withdrawal?back=1";

/** Goes on to the page that was wanted, by a full load: the session is new everywhere. */
export function goOnAfterSignIn({ kind, mustChangePassword, isBack }: SignedIn, url?: string) {
  const kept = takeRedirectPath();
  if (isBack) return location.assign(TAKEN_BACK);
  location.assign(
    mustChangePassword ? "/password-reset?first=1" : pathAfterLogin(url ?? kept, kind),
  );
}
