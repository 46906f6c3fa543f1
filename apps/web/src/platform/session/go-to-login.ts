/** Leaves for the login page that fits the place, and keeps where the person was (spec 2 · Auth and redirect rules). */
export function goToLogin() {
  const { pathname, search } = location;
  if (loginPages.includes(pathname)) return;
  const isOperator = pathname.startsWith("/operator");
  sessionStorage.setItem("redirectPath", pathname + search);
  location.assign(
    `${isOperator ? "/operator/login" : "/login"}?url=${encodeURIComponent(pathname + search)}`,
  );
}

const loginPages = ["/login", "/ace/login", "/operator/login"];
