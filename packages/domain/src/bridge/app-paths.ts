/** Where the view inside an app begins (spec 2 · Routes). */
export const APP_HOME = "/webview";

/** Pages that have a counterpart inside the app, and that counterpart. */
const counterparts: readonly (readonly [RegExp, string])[] = [
  [/^\/(?=$|[?#])/, APP_HOME],
  [/^\/articles(?=$|[/?#])/, `${APP_HOME}/articles`],
];

/** The address of a page as the app's view opens it: its counterpart there, or the page itself. */
export function appPath(href: string): string {
  for (const [pattern, path] of counterparts)
    if (pattern.test(href)) return href.replace(pattern, path);
  return href;
}
