import { type Screen, screens } from "./screens.ts";
import { testsAll } from "./support/all.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "./support/axe.ts";
import { test } from "./support/onlooker.ts";
import { openScreen } from "./support/open-screen.ts";
import { expectRoom } from "./support/room-for-text.ts";
import { DESKTOP, NARROWEST, PHONE, setTheme } from "./support/sizes.ts";
import { hasTurn } from "./support/turn.ts";

/** The screens that are looked at in dark as well: between them they have every kind of part. */
const inDark: readonly string[] = [
  "visitor-top",
  "visitor-login",
  "joker-offers",
  "joker-offer",
  "joker-room",
  "joker-mypage-setting",
  "ace-users-search",
  "ace-user",
  "operator-judgement",
];

const looksAt = ({ sameAs, name }: Screen, index: number) =>
  testsAll || (!sameAs && hasTurn(index, name));
const looksInDarkAt = ({ name }: Screen) => testsAll || inDark.includes(name);

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ expectBrowserErrors }) => {
  // The pages that say that something is missing or failed answer so.
  expectBrowserErrors(/status of (404|500)/);
});

for (const screen of screens.filter(looksAt)) {
  test(`${screen.name} is free of faults at every width`, async ({ look }) => {
    const desktop = await look(screen.role);
    await openScreen(desktop, screen);
    await expectNoFaults(desktop, "1280 px");
    await desktop.setViewportSize(PHONE);
    await expectNoFaults(desktop, "375 px");
    if (looksInDarkAt(screen)) {
      await setTheme(desktop, "dark");
      await expectNoFaults(desktop, "375 px in dark", "colours");
      await desktop.setViewportSize(DESKTOP);
      await expectNoFaults(desktop, "1280 px in dark", "colours");
    }
    await expectRoom(desktop);
    await desktop.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(desktop);
  });
}
