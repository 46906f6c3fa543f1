import { localKeys } from "@tefuda/domain/constants/storage-keys";

export const textScales = ["100", "125", "150", "200"] as const;
export type TextScale = (typeof textScales)[number];

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const textScaleKey = localKeys.textScale;
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

export function setTextScale(scale: TextScale): void {
  write(textScaleKey, scale);
  setAttribute("data-text-scale", scale === "100" ? null : scale);
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

/** What is applied to the page now; the document itself is the truth. */
export const displaySettings = {
  textScale: (): TextScale =>
    textScales.find((scale) => scale === document.documentElement.dataset.textScale) ?? "100",
  theme: (): Theme =>
    themes.find((theme) => theme === document.documentElement.dataset.theme) ?? "auto",
  singleKeys: (): boolean => read(singleKeysKey) !== "off",
  subscribe: (listener: () => void) => {
    window.addEventListener("displaysettingschange", listener);
    return () => window.removeEventListener("displaysettingschange", listener);
  },
};

/**
 * Applies the stored choices before the first paint. It is printed as the text of an inline
 * script, where React would escape quotes, `&`, `<` and `>`: it must do without those letters.
 */
export const displaySettingsScript = `try{
var d=document.documentElement,s=localStorage.getItem(\`${textScaleKey}\`),t=localStorage.getItem(\`${themeKey}\`);
if(/^(125|150|200)$/.test(s))d.setAttribute(\`data-text-scale\`,s);
if(/^(light|dark)$/.test(t))d.setAttribute(\`data-theme\`,t);
}catch(e){}`;
