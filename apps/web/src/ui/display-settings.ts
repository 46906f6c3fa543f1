import { localKeys } from "@tefuda/domain/constants/storage-keys";

export const textScales = ["100", "125", "150", "200"] as const;
export type TextScale = (typeof textScales)[number];

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const textScaleKey = localKeys.textScale;
const zoomKey = localKeys.allowsZoom;
const themeKey = "theme";
const singleKeysKey = "singleKeys";

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage can be switched off; the choice then lasts until the page is left.
  }
}

function setAttribute(name: string, value: string | null) {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
  window.dispatchEvent(new Event("displaysettingschange"));
}

/** What was chosen and is not applied yet. */
let nextScale: TextScale | undefined;

/**
 * Shows the choice at once and the letters a frame later: to lay the whole page out anew takes a slow phone
 * several frames, in which a press would seem to have done nothing.
 */
export function setTextScale(scale: TextScale): void {
  write(textScaleKey, scale);
  nextScale = scale;
  window.dispatchEvent(new Event("displaysettingschange"));
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (nextScale === undefined) return;
      const next = nextScale;
      nextScale = undefined;
      setAttribute("data-text-scale", next === "100" ? null : next);
    }),
  );
}

/** Lifts the viewport's lock, or puts it back; the script below does it on every page. */
export function setZoom(isAllowed: boolean): void {
  write(zoomKey, isAllowed ? "on" : "off");
  setAttribute("data-zoom", isAllowed ? "on" : null);
}

export function setTheme(theme: Theme): void {
  write(themeKey, theme);
  setAttribute("data-theme", theme === "auto" ? null : theme);
}

/** Whether letters alone are shortcuts: they get in the way of who dictates or presses keys by accident. */
export function setSingleKeys(isOn: boolean): void {
  write(singleKeysKey, isOn ? "on" : "off");
  window.dispatchEvent(new Event("displaysettingschange"));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is applied to the page now, or in a moment; the document itself is the truth. */
export const displaySettings = {
  textScale: (): TextScale =>
    nextScale ??
    textScales.find((scale) => scale === document.documentElement.dataset.textScale) ??
    "100",
  theme: (): Theme =>
    themes.find((theme) => theme === document.documentElement.dataset.theme) ?? "auto",
  zoom: (): boolean => document.documentElement.dataset.zoom === "on",
  singleKeys: (): boolean => read(singleKeysKey) !== "off",
  subscribe: (listener: () => void) => {
    window.addEventListener("displaysettingschange", listener);
    return () => window.removeEventListener("displaysettingschange", listener);
  },
};

/**
 * Applies the stored choices before the first paint, and the viewport's zoom to each description of it
 * that a page brings. It is printed as the text of an inline script, where React would escape quotes,
 * `&`, `<` and `>`: it must do without those letters.
 */
export const displaySettingsScript = `(function(){
var d=document.documentElement,f=\`width=device-width, initial-scale=1\`;
function z(){
var c=d.dataset.zoom===\`on\`?f:f+\`, maximum-scale=1, user-scalable=no\`;
document.querySelectorAll(\`meta[name=viewport]\`).forEach(function(m){if(m.content!==c)m.content=c});
}
var o=new MutationObserver(z);
o.observe(document.head,{childList:true});
o.observe(d,{attributes:true,attributeFilter:[\`data-zoom\`]});
try{
var s=localStorage.getItem(\`${textScaleKey}\`),t=localStorage.getItem(\`${themeKey}\`);
if(/^(125|150|200)$/.test(s))d.setAttribute(\`data-text-scale\`,s);
if(/^(light|dark)$/.test(t))d.setAttribute(\`data-theme\`,t);
if(localStorage.getItem(\`${zoomKey}\`)===\`on\`)d.setAttribute(\`data-zoom\`,\`on\`);
}catch(e){}
})()`;
