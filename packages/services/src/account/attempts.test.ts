import { expect, it } from "vitest";
import { whileTried } from "./attempts.ts";

it("tries 40 passwords at once, and sends whoever comes on top away at once", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const tried = Array.from({ length: 40 }, () => whileTried(() => finished));
  const onTop = whileTried(async () => {}).catch(({ code }: { code: string }) => code);
  finish();
  await Promise.all(tried);
  expect(await onTop).toBe("serverBusy");
  await expect(whileTried(async () => "tried")).resolves.toBe("tried");
});
