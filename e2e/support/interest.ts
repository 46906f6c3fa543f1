import { expect, type Locator, type Page } from "@playwright/test";

/** Chooses a level of interest; its name goes on with what the company reads. */
export async function chooseLevel(dialog: Locator, label: string): Promise<void> {
  await dialog.getByText(label, { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: new RegExp(`^${label}`) })).toBeChecked();
}

/** Answers the question for the interest, and confirms it. */
export async function tellInterest(page: Page, label: string): Promise<void> {
  const question = page.getByRole("dialog", { name: "今の気持ちを教えてください" });
  await chooseLevel(question, label);
  await question.getByRole("button", { name: "次へ" }).click();
  const confirmation = page.getByRole("dialog", { name: "この内容で伝えますか？" });
  await expect(confirmation).toContainText(`「${label}」と伝えます。`);
  await confirmation.getByRole("button", { name: "伝える" }).click();
  await expect(confirmation).toBeHidden();
}

/** Changes the interest in the window that is open. */
export async function updateInterest(page: Page, label: string): Promise<void> {
  const window = page.getByRole("dialog", { name: "気持ちを更新する" });
  await chooseLevel(window, label);
  await window.getByRole("button", { name: "更新する" }).click();
  await expect(window).toBeHidden();
}
