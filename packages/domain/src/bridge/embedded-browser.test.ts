import { expect, it } from "vitest";
import { browserPlace, isEmbedded } from "./embedded-browser.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9";

it.each([
  ["LINE on an iPhone", `${iPhone} Mobile/15E148 Safari Line/15.6.0`],
  [
    "LINE on Android",
    `${android} Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 Line/15.6.0/IAB`,
  ],
  ["Instagram", `${iPhone} Mobile/15E148 Instagram 380.0.0.28.85 (iPhone15,2; iOS 18_5; ja_JP)`],
  ["Facebook", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.50.109;FBBV/730000000]`],
  [
    "Facebook on Android",
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/512.0.0.50;]`,
  ],
  ["X", `${iPhone} Mobile/15E148 Safari/604.1 Twitter for iPhone/11.0`],
  ["the Google app", `${iPhone} GSA/370.0 Mobile/15E148 Safari/604.1`],
])("knows %s for a browser inside an app", (_, name) => {
  expect(browserPlace(name)).toBe("app");
  expect(isEmbedded("app", false)).toBe(true);
});

it.each([
  ["Safari", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on an iPhone", `${iPhone} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`],
  [
    "Chrome on Android",
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Chrome on a desktop",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36",
  ],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  [
    "a console with Apple's engine",
    "Mozilla/5.0 (PlayStation; PlayStation 5/6.00) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  ],
  ["nothing", ""],
])("takes %s for a browser of its own", (_, name) => {
  expect(browserPlace(name)).toBe("browser");
});

it.each([
  ["an iPhone", `${iPhone} Mobile/15E148`],
  [
    "an iPad that asks for desktop pages",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  ],
])("cannot tell a view inside an app from the home screen on %s, but for the page", (_, name) => {
  const place = browserPlace(name);
  expect(place).toBe("appOrHomeScreen");
  expect([isEmbedded(place, false), isEmbedded(place, true)]).toEqual([true, false]);
});
