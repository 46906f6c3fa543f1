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

/** Chooses the first of a list's radios that can be chosen, whatever its words are. */
export async function chooseFirst(within: Locator): Promise<void> {
  const free = within.page().getByRole("radio", { disabled: false });
  const label = within.locator("label", { has: free }).first();
  await label.click();
  await expect(label.getByRole("radio")).toBeChecked();
}
