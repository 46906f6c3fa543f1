import { expect, type Locator, type Page } from "@playwright/test";

/** The dates of an interview as one side has them open in a room. */
export interface ScheduleOn {
  /** The line above the messages. */
  readonly bar: Locator;
  readonly dialog: (name: string | RegExp) => Locator;
  /** Opens the form and chooses quarters of an hour on the grid, by places in its rows. */
  propose(slots: readonly string[], note?: string): Promise<void>;
}

export function scheduleOn(page: Page): ScheduleOn {
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
  return {
    bar: page.getByRole("region", { name: "面談の日程" }),
    dialog,
    async propose(slots, note) {
      const form = dialog("面談の日程候補を送る");
      const grid = form.getByRole("grid", { name: "日程候補を選ぶ表" });
      for (const [index, slot] of slots.entries()) {
        // The second of the shown days: the first may have interviews of the demo data.
        await grid
          .getByRole("row", { name: new RegExp(`^${slot}`) })
          .getByRole("button")
          .nth(1)
          .click();
        await expect(
          form.getByRole("status").filter({ hasText: `候補${index + 1}に入れました` }),
        ).toBeVisible();
      }
      if (note) await form.getByRole("textbox", { name: "メッセージ（任意）" }).fill(note);
      await form.getByRole("button", { name: "日程候補を送る" }).click();
      await expect(form).toBeHidden();
    },
  };
}
