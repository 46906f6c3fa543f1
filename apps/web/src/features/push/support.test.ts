import { expect, it } from "vitest";
import { type BrowserFacts, isAppleMobile, pushSupport } from "./support";

const chrome =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const iPhoneHomeScreen = iPhone.replace(/ Version\/\S+| Safari\/\S+/g, "");
const iPad =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const facts: BrowserFacts = {
  userAgent: chrome,
  touchPoints: 5,
  isStandalone: false,
  hasPushes: true,
};

it.each([
  ["a phone's browser", {}, "supported"],
  ["an old browser", { hasPushes: false }, "unsupported"],
  ["LINE's browser", { userAgent: `${chrome} Line/15.2.0` }, "embedded"],
  ["an iPhone's browser", { userAgent: iPhone, hasPushes: false }, "needsHomeScreen"],
  ["an iPad's browser", { userAgent: iPad, hasPushes: false }, "needsHomeScreen"],
  ["a Mac's old browser", { userAgent: iPad, touchPoints: 0, hasPushes: false }, "unsupported"],
  ["a view inside an iPhone's app", { userAgent: iPhoneHomeScreen, hasPushes: false }, "embedded"],
  ["an iPhone's home screen", { userAgent: iPhoneHomeScreen, isStandalone: true }, "supported"],
  [
    "the home screen of an old iPhone",
    { userAgent: iPhoneHomeScreen, isStandalone: true, hasPushes: false },
    "unsupported",
  ],
] as const)("says of %s what pushes need there", (_name, change, expected) => {
  expect(pushSupport({ ...facts, ...change })).toBe(expected);
});

it("tells an iPad from the Mac it calls itself", () => {
  expect(isAppleMobile({ userAgent: iPad, touchPoints: 5 })).toBe(true);
  expect(isAppleMobile({ userAgent: iPad, touchPoints: 0 })).toBe(false);
});
