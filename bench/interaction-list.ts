import { expect, type Page } from "@playwright/test";
import { chatCopy } from "../apps/web/src/features/chat/copy.ja.ts";
import { uiCopy } from "../apps/web/src/ui/copy.ja.ts";
import { jokerOfferTabLabels } from "../packages/domain/src/offer/constants.ts";

/** Something that a reader does on a phone. */
export interface Interaction {
  readonly what: string;
  /** Where it is done, by the name of the screen. */
  readonly screen: string;
  /** Whether nothing at all may move in the document, not even after a press. */
  readonly isStill?: boolean;
  /** Does it, and waits for what it was done for. */
  readonly act: (page: Page) => Promise<void>;
}

/** As a quick thumb types. */
const KEY_MS = 80;

/** What is measured, in the order of a reader's way. */
export const interactions: readonly Interaction[] = [
  { what: "offers: another tab", screen: "joker-offers", act: switchTab },
  { what: "offers: open one", screen: "joker-offers", act: openOffer },
  { what: "room: type a line", screen: "joker-room", act: typeLine },
  { what: "settings: larger letters", screen: "joker-mypage-setting", act: enlarge },
  { what: "deck: pass", screen: "ace-users", act: decide("見送る") },
  { what: "deck: keep", screen: "ace-users", act: decide("キープする") },
  {
    what: "room: the ace's profile",
    screen: "joker-room",
    isStill: true,
    act: openProfile,
  },
  { what: "room: the seeker's profile", screen: "ace-room", isStill: true, act: openProfile },
];

async function switchTab(page: Page) {
  const tab = page.getByRole("link", { name: jokerOfferTabLabels.closed });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
}

async function openOffer(page: Page) {
  const link = page.getByRole("main").locator('a[href^="/offers/"]').first();
  const title = (await link.textContent()) ?? "";
  await link.tap();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function typeLine(page: Page) {
  const box = page.getByRole("textbox", { name: chatCopy.placeholder });
  await box.tap();
  // Letters that have keys of their own: any other text would come in at once, without an event.
  await box.pressSequentially("yoroshiku onegai shimasu", { delay: KEY_MS });
  await expect(box).toHaveValue("yoroshiku onegai shimasu");
  await box.fill("");
}

async function enlarge(page: Page) {
  for (const size of ["150", "100"] as const) {
    const choices = page.getByRole("group", { name: uiCopy.textScale }).first();
    await choices.getByText(uiCopy.textScales[size], { exact: true }).tap();
    await expect(choices.getByRole("radio", { name: uiCopy.textScales[size] })).toBeChecked();
    await drawn(page);
  }
}

/** Until what was set off has been drawn: nobody presses again while the letters grow. */
const drawn = async (page: Page) => {
  for (let frames = 0; frames < 3; frames++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

function decide(decision: string) {
  return async (page: Page) => {
    const deck = page.getByRole("region", { name: "おすすめの候補者" });
    const name =
      (await deck
        .getByRole("article")
        .getByText(/^候補者ID /)
        .textContent()) ?? "";
    await deck.getByRole("button", { name: new RegExp(`：${decision}$`) }).tap();
    await expect(deck.getByRole("article").getByText(/^候補者ID /)).not.toHaveText(name);
  };
}

async function openProfile(page: Page) {
  await page
    .getByRole("button", { name: new RegExp(`${chatCopy.showProfile}$`) })
    .first()
    .tap();
  await expect(page.getByRole("dialog").locator("dl").first()).toBeVisible();
}
