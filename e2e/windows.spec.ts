import { screenNamed } from "./screens.ts";
import { testsAll } from "./support/all.ts";
import { expectNoFaults, expectNothingSqueezed } from "./support/axe.ts";
import { hydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/onlooker.ts";
import { openScreen } from "./support/open-screen.ts";
import { DESKTOP, PHONE, setTheme } from "./support/sizes.ts";
import { hasTurn } from "./support/turn.ts";
import { companyTours } from "./windows/company.ts";
import { kinds } from "./windows/kinds.ts";
import { operatorTours } from "./windows/operator.ts";
import { roomTours } from "./windows/room.ts";
import { seekerTours } from "./windows/seeker.ts";
import type { Tour } from "./windows/tour.ts";

const tours = [...seekerTours, ...roomTours, ...companyTours, ...operatorTours];

/** Windows of the specification, which carry the name that it gives them. */
const specified = [
  "agent-selection",
  "company",
  "confirm-not-interested",
  "confirm-offer-check",
  "creating-vc",
  "interest-action-selection",
  "interested-theme-selection",
  "joker-judging-status",
  "matching-establishment",
  "mc-interest-action-confirmation",
  "profile",
  "registration-suggestion",
  "update-interest",
];

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

const looksAt = ({ over, always }: Tour, index: number) => always || hasTurn(index, over);

for (const { over, windows, expects } of tours.filter(looksAt)) {
  const names = windows.map(({ name }) => name).join(", ");
  test(`over ${over} the windows ${names} are free of faults`, async ({
    look,
    expectBrowserErrors,
  }) => {
    if (expects) expectBrowserErrors(expects);
    const screen = screenNamed(over);
    const page = await look(screen.role);
    await openScreen(page, screen);
    await hydrated(page);
    for (const { name, open, opens = "dialog", onPhone, stays } of windows) {
      await page.setViewportSize(onPhone ? PHONE : DESKTOP);
      await open(page);
      const window = page.getByRole(opens);
      // The one before may still be on its way out.
      await expect(window, name).toHaveCount(1);
      await expect(window, name).toBeVisible();
      if (specified.includes(name)) await expect(window).toHaveAttribute("data-modal", name);
      if (!onPhone) await expectNoFaults(page, `${name}, 1280 px`);
      await page.setViewportSize(PHONE);
      await expectNoFaults(page, `${name}, 375 px`);
      // As low as with the phone's keyboard.
      await page.setViewportSize({ ...PHONE, height: 420 });
      await expectNothingSqueezed(page, name);
      await page.setViewportSize(PHONE);
      if (testsAll || name in kinds) {
        await setTheme(page, "dark");
        await expectNoFaults(page, `${name}, 375 px in dark`, "colours");
        await setTheme(page, "light");
      }
      if (stays) return;
      await page.keyboard.press("Escape");
      await expect(window, name).toBeHidden();
    }
  });
}
