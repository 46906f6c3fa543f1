import { sessionKeys } from "@tefuda/domain/constants/storage-keys";
import { isSigningOut } from "./browser-state";
import { loginPages, loginPathFor } from "./paths";

/** Leaves for the login page that fits the place, and keeps where the person was (spec 2 · Auth and redirect rules). */
export function goToLogin() {
  const { pathname, search } = location;
  if (isSigningOut() || Object.values<string>(loginPages).includes(pathname)) return;
  const path = pathname + search;
  sessionStorage.setItem(sessionKeys.redirectPath, path);
  location.assign(loginPathFor(path, sessionStorage.getItem(sessionKeys.userType)));
}
