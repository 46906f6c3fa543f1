import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Chooses a card or segment by its words and waits until it is chosen: the radio or check box
 * itself lies under what is drawn, so a finger presses the label.
 */
export async function choose(within: Page | Locator, label: string): Promise<void> {
  await within.getByText(label, { exact: true }).click();
  const control = within
    .getByRole("radio", { name: label, exact: true })
    .or(within.getByRole("checkbox", { name: label, exact: true }));
  await expect(control).toBeChecked();
}

/** The same by the keyboard, where what loads above may carry the label away under a finger. */
export async function chooseByKey(within: Page | Locator, label: string): Promise<void> {
  await checkByKey(within.getByRole("radio", { name: label, exact: true }));
}

async function checkByKey(radio: Locator): Promise<void> {
  await radio.press("Space");
  await expect(radio).toBeChecked();
}

/**
 * Chooses the first of a list's radios that can be chosen, whatever its words are. By the keyboard:
 * rows of a conversation are laid out when they come into view, which may carry a label away between
 * a finger's press and its release.
 */
export async function chooseFirst(within: Locator): Promise<void> {
  await checkByKey(within.getByRole("radio", { disabled: false }).first());
}
