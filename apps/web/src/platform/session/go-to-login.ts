import { loginPages, loginPath } from "@tefuda/domain/account/guard";
import { isSigningOut, redirectPath, userType } from "./browser-state";

/** Leaves for the login page that fits the place, and keeps where the person was (spec 2 · Auth and redirect rules). */
export function goToLogin() {
  const { pathname, search } = location;
  if (isSigningOut() || Object.values<string>(loginPages).includes(pathname)) return;
  const path = pathname + search;
  redirectPath.set(path);
  const leave = () => location.assign(loginPath(path, userType.get()));
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return leave();
  // Whoever comes next sees nothing of what stands shown to the person who was here.
  import("../push/browser").then(({ takeBackShown }) => takeBackShown()).then(leave, leave);
}
